// What this device remembers about how a person likes it: light, sound, vibration, age, pace. (The language: words.ts.)
export type Theme = 'auto' | 'light' | 'dark';

const THEMES: Theme[] = ['auto', 'light', 'dark'];

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing: play all the same
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    /* kept for this visit only */
  }
}

function rememberedTheme(): Theme {
  const found = remembered('theme');
  return THEMES.find((theme) => theme === found) ?? 'auto';
}

class Settings {
  theme = $state<Theme>(rememberedTheme());
  sound = $state(remembered('sound') === 'on'); // off until asked
  vibration = $state(remembered('vibration') === 'on');

  /** How old the player is that was last asked; null: nobody was. */
  age = $state<number | null>(Number(remembered('age')) || null);

  /** How fast things move on the table, of what is usual: a device may hurry them, never stop them. */
  readonly pace = Math.max(1, Number(remembered('pace')) || 1);

  setAge(years: number): void {
    this.age = years;
    remember('age', String(years));
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    showTheme(theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  setVibration(on: boolean): void {
    this.vibration = on;
    remember('vibration', on ? 'on' : 'off');
  }
}

function showTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export const settings = new Settings();
showTheme(settings.theme);
