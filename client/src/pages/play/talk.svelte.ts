// What people say over the table and what the server answers: kept for a moment, then gone.
import type { Connection, Incoming, Outgoing } from '../../app/connection';
import { language } from '../../app/words';

const SHOWN = 3500;

export interface Remark {
  number: number;
  /** Who said it; null: the house. */
  seat: number | null;
  text: string;
}

export class Talk {
  /** The last drawing each seat showed. */
  emotes = $state<Record<number, string>>({});
  remarks = $state<Remark[]>([]);
  private count = 0;

  constructor(private readonly connection: Connection) {}

  /** Listen as long as the table is open. */
  listen(): () => void {
    return this.connection.listen((message) => this.heard(message));
  }

  /** Ask for something; when it is refused, say why. */
  readonly ask = async (message: Outgoing): Promise<Incoming> => {
    const answer = await this.connection.ask(message);
    if (answer.type === 'refused') this.tell(String(answer[language()] ?? ''));
    return answer;
  };

  /** The house says something. */
  tell(text: string): void {
    this.remark(null, text);
  }

  private heard(message: Incoming): void {
    const seat = Number(message['seat']);
    if (message.type === 'emote') this.show(seat, `emote-${String(message['emote'])}`);
    if (message.type === 'say') this.remark(seat, String(message['text']));
  }

  private show(seat: number, emote: string): void {
    this.emotes[seat] = emote;
    setTimeout(() => this.emotes[seat] === emote && delete this.emotes[seat], SHOWN);
  }

  private remark(seat: number | null, text: string): void {
    const number = ++this.count;
    this.remarks = [...this.remarks.slice(-2), { number, seat, text }];
    setTimeout(() => (this.remarks = this.remarks.filter((other) => other.number !== number)), SHOWN);
  }
}
