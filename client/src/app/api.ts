// Questions to the server over HTTP. What goes wrong comes back as a sentence in the reader's language.
import type { Problem } from './protocol';
import { language, say } from './words';

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.key ?? `status ${status}`);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await answered(path, body === undefined ? {} : posted(body))).json() as Promise<T>;
}

export async function askText(path: string): Promise<string> {
  return (await answered(path, {})).text();
}

export async function answered(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(path, request).catch(() => null);
  if (!answer) throw new Trouble(0, null);
  if (!answer.ok) throw new Trouble(answer.status, await problemIn(answer));
  return answer;
}

function posted(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function problemIn(answer: Response): Promise<Problem | null> {
  const found = (await answer.json().catch(() => null)) as Problem | null;
  return found && typeof found.ru === 'string' && typeof found.en === 'string' ? found : null;
}

/** The sentence to show for whatever was thrown. */
export function sentence(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) return say('error-server');
  if (trouble.problem) return trouble.problem[language()];
  if (trouble.status === 0) return say('error-network');
  return say(trouble.status === 429 ? 'error-too-many' : 'error-server');
}
