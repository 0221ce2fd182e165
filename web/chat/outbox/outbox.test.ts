import { beforeEach, describe, expect, test } from 'vitest';
import type { BrowserStorage } from '#web/platform/outbox/stored-entries.ts';
import { clearOutbox, isOutboxKey, makeOutbox, outboxKey, type Written } from './outbox.ts';

const me = 1;

const written = (text: string): Written => ({
  client_id: crypto.randomUUID(),
  profile: 2,
  text,
  gift: null,
  written_at: '2026-01-01T12:00:00.000Z',
});

const texts = (outbox: ReturnType<typeof makeOutbox>) => outbox.read().map(({ text }) => text);

/** The browser's storage, with room for this many more entries. */
const withRoom = (entries: number): BrowserStorage & { room: number } => ({
  room: entries,
  get length() {
    return localStorage.length;
  },
  key: (index) => localStorage.key(index),
  getItem: (key) => localStorage.getItem(key),
  removeItem: (key) => localStorage.removeItem(key),
  setItem(key, value) {
    if (this.room <= 0) throw new DOMException('full', 'QuotaExceededError');
    this.room -= 1;
    localStorage.setItem(key, value);
  },
});

beforeEach(() => localStorage.clear());

describe('an outbox shared by several tabs', () => {
  test('neither loses nor restores messages when two tabs change the outbox at once [CHAT-3d]', () => {
    const [here, there] = [makeOutbox(localStorage, me), makeOutbox(localStorage, me)];
    const first = written('een');
    here.add(first);
    there.reload();
    here.remove(first.client_id);
    there.add(written('twee'));
    for (const outbox of [here, there]) outbox.reload();
    expect(texts(here)).toEqual(['twee']);
    expect(texts(there)).toEqual(['twee']);
  });

  test('does not restore a message whose refusal comes after another tab saw it arrive [CHAT-3d]', () => {
    const [here, there] = [makeOutbox(localStorage, me), makeOutbox(localStorage, me)];
    const message = written('een');
    here.add(message);
    there.reload();
    there.remove(message.client_id);
    here.fail(message.client_id, { code: 'not_found', detail: 'weg' });
    expect(texts(here)).toEqual([]);
    expect(texts(makeOutbox(localStorage, me))).toEqual([]);
  });

  test('keeps the order of writing across tabs and reloads, and puts a resent message last [SHELL-10b]', () => {
    const [here, there] = [makeOutbox(localStorage, me), makeOutbox(localStorage, me)];
    const first = written('een');
    here.add(first);
    there.add(written('twee'));
    here.add(written('drie'));
    expect(texts(makeOutbox(localStorage, me))).toEqual(['een', 'twee', 'drie']);
    here.fail(first.client_id, { code: 'insufficient_credits', detail: '' });
    expect(here.next(2)?.text).toBe('twee');
    here.retry(first.client_id);
    expect(texts(makeOutbox(localStorage, me))).toEqual(['twee', 'drie', 'een']);
  });

  test('leaves entries of a newer version untouched [CHAT-9]', () => {
    const key = `${outboxKey(me)}.${crypto.randomUUID()}`;
    localStorage.setItem(key, JSON.stringify({ kind: 'video' }));
    const outbox = makeOutbox(localStorage, me);
    outbox.add(written('een'));
    expect(texts(outbox)).toEqual(['een']);
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  test('has an outbox per member of a browser and empties it at log-out [CHAT-3d]', () => {
    const [mine, theirs] = [makeOutbox(localStorage, me), makeOutbox(localStorage, 11)];
    mine.add(written('een'));
    theirs.add(written('twee'));
    expect(texts(makeOutbox(localStorage, 11))).toEqual(['twee']);
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith(`${outboxKey(me)}.`));
    expect(isOutboxKey(key ?? '', me)).toBe(true);
    expect(isOutboxKey(key ?? '', 11)).toBe(false);
    clearOutbox(localStorage, me);
    expect(texts(makeOutbox(localStorage, me))).toEqual([]);
    expect(texts(makeOutbox(localStorage, 11))).toEqual(['twee']);
  });
});

describe('full storage', () => {
  test('loses no message, reports the problem, and stores it once there is room [SHELL-10c]', () => {
    const shelf = withRoom(1);
    const outbox = makeOutbox(shelf, me);
    outbox.add(written('een'));
    expect(outbox.isKept()).toBe(true);
    outbox.add(written('twee'));
    expect(outbox.isKept()).toBe(false);
    outbox.reload();
    expect(texts(outbox)).toEqual(['een', 'twee']);
    expect(texts(makeOutbox(localStorage, me))).toEqual(['een']);
    shelf.room = 5;
    outbox.add(written('drie'));
    expect(outbox.isKept()).toBe(true);
    expect(texts(makeOutbox(localStorage, me))).toEqual(['een', 'twee', 'drie']);
  });

  test('sends messages as usual if storage is blocked [SHELL-10b]', () => {
    const forbidden: BrowserStorage = {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem() {
        throw new DOMException('no', 'SecurityError');
      },
      removeItem() {},
    };
    const outbox = makeOutbox(forbidden, me);
    const messages = ['een', 'twee'].map(written);
    for (const message of messages) outbox.add(message);
    expect(texts(outbox)).toEqual(['een', 'twee']);
    expect(outbox.isKept()).toBe(false);
    for (const { client_id } of messages) outbox.remove(client_id);
    expect(texts(outbox)).toEqual([]);
    expect(outbox.isKept()).toBe(true);
  });
});
