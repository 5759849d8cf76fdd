// Short, wooden, soft: made by the browser itself, silent until asked for.
import { settings } from '../../app/settings.svelte';
import type { Change } from './difference';

let context: AudioContext | null = null;

/** One knock on wood: a short tone that falls, and a breath of noise. */
function knock(at: number, pitch: number, loud: number): void {
  if (!context) return;
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.09);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.13);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}

function rustle(at: number, loud: number): void {
  if (!context) return;
  const length = Math.round(context.sampleRate * 0.09);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = 1800;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

const sounds = {
  slide: (at: number): void => (rustle(at, 0.12), knock(at + 0.2, 190, 0.14)),
  hop: (at: number): void => (knock(at, 330, 0.08), knock(at + 0.3, 210, 0.2)),
  turn: (at: number): void => (rustle(at, 0.1), knock(at + 0.16, 260, 0.1)),
  no: (at: number): void => (knock(at, 170, 0.14), knock(at + 0.12, 140, 0.12)),
  mine: (at: number): void => (knock(at, 392, 0.1), knock(at + 0.13, 523, 0.1)),
  end: (at: number): void => [392, 494, 587, 784].forEach((pitch, index) => knock(at + index * 0.14, pitch, 0.12)),
};

export type Sound = keyof typeof sounds;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  sounds[sound](context.currentTime + 0.01);
}

export function buzz(pattern: number | number[]): void {
  if (settings.vibration && 'vibrate' in navigator) navigator.vibrate(pattern);
}

/** One sound for a step, however many things move in it. */
export function playStep(changes: Change[]): void {
  const main = changes.filter((change) => change.main).map((change) => change.kind);
  const sound = (['hop', 'slide', 'turn'] as const).find((kind) => main.includes(kind));
  if (sound) play(sound);
}
