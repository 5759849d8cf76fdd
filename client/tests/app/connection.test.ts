import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Outgoing } from '../../src/app/connection';

/** A line that the test holds at the other end. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Outgoing[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Outgoing);
  }

  close(): void {}

  open(): this {
    this.readyState = 1;
    this.onopen();
    return this;
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const line = (): Line => Line.all.at(-1)!;
const connect = (): Connection => new Connection('t1', () => new Line() as unknown as WebSocket);

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { protocol: 'http:', host: 'club' });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

describe('a connection', () => {
  it('says hello, then has the state', () => {
    const connection = connect();
    line().open().say({ type: 'state', version: 7, seat: 1 });
    expect(line().sent[0]).toMatchObject({ type: 'hello', wants: 'scene', version: null });
    expect(connection.state?.version).toBe(7);
    expect(connection.online).toBe(true);
  });

  it('comes back by itself, with the version and the seat it knew', () => {
    const connection = connect();
    line().open().say({ type: 'state', version: 7, seat: 1 });
    line().drop();
    expect(connection.online).toBe(false);
    vi.advanceTimersByTime(300);
    line().open();
    expect(Line.all.length).toBe(2);
    expect(line().sent[0]).toMatchObject({ type: 'hello', version: 7, seat: 1 });
  });

  it('sends an action again that was not confirmed, with the same id', async () => {
    const connection = connect();
    line().open().say({ type: 'state', version: 7, seat: 0 });
    const answer = connection.act(0, 42);
    const first = line().sent[1]!;
    line().drop();
    vi.advanceTimersByTime(300);
    line().open();
    expect(line().sent[1]).toEqual(first);
    line().say({ type: 'done', id: first['id'], version: 8 });
    line().say({ type: 'state', version: 8, seat: 0 });
    expect(await answer).toMatchObject({ type: 'done', version: 8 });
  });

  it('has done an action when the position has come that it led to', async () => {
    const connection = connect();
    line().open().say({ type: 'state', version: 7, seat: 0 });
    let done = false;
    void connection.act(0, 42).then(() => (done = true));
    line().say({ type: 'done', id: line().sent[1]!['id'], version: 8 });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(false);
    line().say({ type: 'state', version: 8, seat: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(true);
  });

  it('does not send again what was answered', () => {
    const connection = connect();
    line().open().say({ type: 'state', version: 7, seat: 0 });
    void connection.act(0, 42);
    line().say({ type: 'refused', id: line().sent[1]!['id'], key: 'no', version: 7 });
    line().drop();
    vi.advanceTimersByTime(300);
    line().open();
    expect(line().sent.length).toBe(1);
  });

  it('stays away when the server said goodbye for good, and returns after a restart', () => {
    const connection = connect();
    line().open().say({ type: 'bye', reason: 'restart' });
    line().drop();
    vi.advanceTimersByTime(300);
    expect(Line.all.length).toBe(2);
    line().open().say({ type: 'bye', reason: 'closed' });
    line().drop();
    vi.advanceTimersByTime(60_000);
    expect(Line.all.length).toBe(2);
    expect(connection.bye).toBe('closed');
  });

  it('says why not, or nothing', async () => {
    const connection = connect();
    line().open();
    const asked = connection.why(0, ['frog', 'cell']);
    line().say({ type: 'why', id: line().sent[1]!['id'], rule: 'PR-14', key: 'gap', args: {} });
    expect(await asked).toMatchObject({ rule: 'PR-14', key: 'gap', args: {} });
    const silent = connection.why(0, ['cell']);
    line().say({ type: 'why', id: line().sent[2]!['id'], rule: null, key: '', args: {} });
    expect(await silent).toBeNull();
  });
});
