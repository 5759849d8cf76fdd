// Who sits in front of this browser: a name, a picture, and the tables they were at.
import type { Me, MeWish, OpenTable } from './protocol';
import { language } from './words';
import { ask } from './api';
import { remember } from './settings.svelte';
import { shelf } from './shelf.svelte';

const KEPT = 6;

class Myself {
  current = $state<Me | null>(null);
  private asked: Promise<Me> | null = null;
  private saving: Promise<void> = Promise.resolve();

  async load(): Promise<Me> {
    await shelf(); // the first answer brings the cookie: ask one after the other, be one guest
    this.asked ??= ask<Me>('/api/me');
    this.current = await this.asked;
    if (this.current.language === null) await this.save({ language: language() }); // a newcomer's name is in their language
    return this.current;
  }

  /** One wish after the other: the cookie carries them all, so each must start from the answer before it. */
  save(wish: Partial<MeWish>): Promise<void> {
    const saved = this.saving.then(() => this.send(wish));
    this.saving = saved.catch(() => {});
    return saved;
  }

  private async send(wish: Partial<MeWish>): Promise<void> {
    this.current = await ask<Me>('/api/me', wish);
    this.asked = Promise.resolve(this.current);
  }
}

export const me = new Myself();

function visitedIds(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem('tables') ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function visit(table: string): void {
  remember('tables', JSON.stringify([table, ...visitedIds().filter((id) => id !== table)].slice(0, KEPT)));
}

export function forget(table: string): void {
  remember('tables', JSON.stringify(visitedIds().filter((id) => id !== table)));
}

/** The tables this browser sat at and that are still there, newest first. */
export async function visited(): Promise<OpenTable[]> {
  const found = await Promise.all(visitedIds().map((id) => ask<OpenTable>(`/api/tables/${id}`).catch(() => null)));
  return found.filter((table) => table !== null);
}
