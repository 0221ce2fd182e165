import { beforeEach, describe, expect, test } from 'vitest';
import type { Shelf } from '#web/platform/outbox/browser-storage.ts';
import { forgetOutbox, isOutboxKey, makeOutbox, outboxKey, type Written } from './outbox.ts';

const me = 1;

const written = (text: string): Written => ({
  client_id: crypto.randomUUID(),
  profile: 2,
  text,
  gift: null,
  written_at: '2026-01-01T12:00:00.000Z',
});

const texts = (outbox: ReturnType<typeof makeOutbox>) => outbox.read().map(({ text }) => text);

/** The browser's storage with room for so many entries more. */
const withRoom = (entries: number): Shelf & { room: number } => ({
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

describe('an outbox that several tabs share', () => {
  test('[CHAT-3] what one tab adds and another removes at the same time is neither lost nor brought back', () => {
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

  test('[CHAT-3] a refusal that comes after another tab saw the message arrive brings it not back', () => {
    const [here, there] = [makeOutbox(localStorage, me), makeOutbox(localStorage, me)];
    const message = written('een');
    here.add(message);
    there.reload();
    there.remove(message.client_id);
    here.fail(message.client_id, { code: 'not_found', detail: 'weg' });
    expect(texts(here)).toEqual([]);
    expect(texts(makeOutbox(localStorage, me))).toEqual([]);
  });

  test('[SHELL-10] the order is that of writing, over tabs and reloads; what is sent once more goes last', () => {
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

  test('[CHAT-9] what a newer version left is not understood, and stays where it is', () => {
    const key = `${outboxKey(me)}.${crypto.randomUUID()}`;
    localStorage.setItem(key, JSON.stringify({ kind: 'video' }));
    const outbox = makeOutbox(localStorage, me);
    outbox.add(written('een'));
    expect(texts(outbox)).toEqual(['een']);
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  test('[CHAT-3] each member of a browser has an outbox of their own, and log-out empties it', () => {
    const [mine, theirs] = [makeOutbox(localStorage, me), makeOutbox(localStorage, 11)];
    mine.add(written('een'));
    theirs.add(written('twee'));
    expect(texts(makeOutbox(localStorage, 11))).toEqual(['twee']);
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith(`${outboxKey(me)}.`));
    expect(isOutboxKey(key ?? '', me)).toBe(true);
    expect(isOutboxKey(key ?? '', 11)).toBe(false);
    forgetOutbox(localStorage, me);
    expect(texts(makeOutbox(localStorage, me))).toEqual([]);
    expect(texts(makeOutbox(localStorage, 11))).toEqual(['twee']);
  });
});

describe('a storage that is full', () => {
  test('[SHELL-10] costs no message, says so, and keeps it as soon as there is room', () => {
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

  test('[SHELL-10] forbidden altogether, messages live and leave as any other', () => {
    const forbidden: Shelf = {
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
