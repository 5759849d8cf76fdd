// One websocket to one table. It says hello, heals itself, and sends again what was not confirmed.
import { createSubscriber } from 'svelte/reactivity';
import { PROTOCOL, type Label, type StateMessage } from './protocol';
import type { Why } from '../table';

const PATIENCE = [300, 800, 1500, 3000, 5000]; // ms before each new attempt; the last one stays

export type Incoming = { type: string; id?: string | null } & Record<string, unknown>;
export type Outgoing = { type: string } & Record<string, unknown>;
type Answer = (message: Incoming) => void;

interface Pending {
  message: Outgoing;
  answer: Answer;
}

let counter = 0;
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${++counter}`;
}

export class Connection {
  private socket: WebSocket | null = null;
  private latest: StateMessage | null = null;
  private alive = false;
  private farewell: string | null = null;
  private attempts = 0;
  private closed = false;
  private timer = 0;
  private readonly pending = new Map<string, Pending>();
  private readonly waiting = new Set<{ version: number; resolve: () => void }>();
  private readonly listeners = new Set<Answer>();
  private readonly updates = new Set<() => void>();
  private readonly subscribe = createSubscriber((update) => {
    this.updates.add(update);
    return () => this.updates.delete(update);
  });

  constructor(
    readonly table: string,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.dial();
  }

  /** The newest state; reactive inside components. */
  get state(): StateMessage | null {
    this.subscribe();
    return this.latest;
  }

  /** False while the line is down; reactive. */
  get online(): boolean {
    this.subscribe();
    return this.alive;
  }

  /** Why the server closed the table for us, if it did; reactive. */
  get bye(): string | null {
    this.subscribe();
    return this.farewell;
  }

  /** Everything that is not a state: emotes, words, refusals. Returns the way to stop listening. */
  listen(listener: Answer): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Send once, now or never (emotes, looks). */
  send(message: Outgoing): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send until answered, also across a reconnect; the server knows a repeated id. */
  ask(message: Outgoing): Promise<Incoming> {
    const id = newId();
    return new Promise((answer) => {
      this.pending.set(id, { message: { ...message, id }, answer });
      this.send({ ...message, id });
    });
  }

  act(seat: number, action: number | string): Promise<Incoming> {
    return this.done({ type: 'act', seat, action });
  }

  async why(seat: number, path: string[]): Promise<Why | null> {
    const answer = await this.ask({ type: 'why', seat, path });
    return answer['key'] ? (answer as unknown as Why) : null;
  }

  /** A gesture that ends in a point of a zone, in the zone's units. */
  aim(seat: number, path: string[], at: [number, number]): Promise<Incoming> {
    return this.done({ type: 'aim', seat, path, at });
  }

  /** Answered only when the state has come that it led to: till then nothing may be touched as if nothing had been. */
  private async done(message: Outgoing): Promise<Incoming> {
    const answer = await this.ask({ ...message, version: this.latest?.version ?? 0 });
    if (answer.type === 'done') await this.reached(Number(answer['version']));
    return answer;
  }

  private reached(version: number): Promise<void> {
    if ((this.latest?.version ?? 0) >= version) return Promise.resolve();
    return new Promise((resolve) => this.waiting.add({ version, resolve }));
  }

  private release(version: number): void {
    const ready = [...this.waiting].filter((one) => version >= one.version);
    ready.forEach((one) => (this.waiting.delete(one), one.resolve()));
  }

  async hint(seat: number): Promise<{ path: string[]; label: Label | null } | null> {
    const answer = await this.ask({ type: 'hint', seat });
    return answer.type === 'hint' && (answer['path'] as string[]).length ? (answer as unknown as { path: string[]; label: Label | null }) : null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private dial(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.open(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Incoming);
    socket.onclose = () => this.lost(socket);
  }

  private greet(): void {
    const version = this.latest?.version ?? null;
    this.send({ type: 'hello', protocol: PROTOCOL, version, wants: 'scene', seat: this.latest?.seat ?? null });
    this.pending.forEach(({ message }) => this.send(message));
  }

  private receive(message: Incoming): void {
    this.attempts = 0;
    this.alive = true;
    if (message.type === 'state') this.latest = message as unknown as StateMessage;
    if (message.type === 'bye' && message['reason'] !== 'restart') this.farewell = String(message['reason']);
    const asked = message.id ? this.pending.get(message.id) : undefined;
    if (message.id) this.pending.delete(message.id);
    asked?.answer(message);
    this.updates.forEach((update) => update());
    if (message.type === 'state') this.release(this.latest!.version);
    else this.listeners.forEach((listener) => listener(message));
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.alive = false;
    this.socket = null;
    this.updates.forEach((update) => update());
    if (this.farewell !== null) return;
    const wait = PATIENCE[Math.min(this.attempts++, PATIENCE.length - 1)]!;
    this.timer = window.setTimeout(() => this.dial(), wait);
  }

  /** The phone woke up or the network is back: do not wait. */
  private readonly hurry = (): void => {
    if (this.closed || this.socket || this.farewell !== null || document.hidden) return;
    clearTimeout(this.timer);
    this.dial();
  };
}
