import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyChatState } from '#contract/chat/chat-state.ts';
import { memoryStorage } from '#tests/support/samples/memory-storage.ts';
import { eventually } from '#tests/support/service/service.ts';
import { makeChatDevice } from '#web/chat/chat-device.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { runInOneTab } from '#web/platform/outbox/run-in-one-tab.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';

const me = 1;
const always = { isInView: () => true, onChange: () => () => {} };
const silent = { subscribe: () => () => {}, onConnected: () => () => {} };

/** Simulates storage events: a change notifies all tabs except the one that made it. */
const sharedBy = (tabs: number) => {
  const kept = memoryStorage();
  const reloads: Array<() => void> = [];
  const tell = (writer: number) => {
    for (const [reader, reload] of reloads.entries()) if (reader !== writer) queueMicrotask(reload);
  };
  const shelves = Array.from({ length: tabs }, (_, writer) => ({
    get length() {
      return kept.length;
    },
    key: kept.key,
    getItem: kept.getItem,
    setItem(key: string, value: string) {
      kept.setItem(key, value);
      tell(writer);
    },
    removeItem(key: string) {
      kept.removeItem(key);
      tell(writer);
    },
  }));
  return { kept, shelves, reloads };
};

test('tabs share an outbox, send it in order and send no message twice at once [CHAT-3d, SHELL-10b]', async () => {
  const name = `outbox ${randomUUID()}`;
  const { kept, shelves, reloads } = sharedBy(3);
  const onTheirWay = new Set<string>();
  const sent: string[] = [];
  const atOnce: string[] = [];
  let online = false;
  // The last call rejects every message, so that all stay in the outbox and are visible in all tabs.
  const call: BoundCall = async (operation, input) => {
    const said: unknown = Reflect.get(input, 'text');
    if (operation.name !== 'chat/send-message' || typeof said !== 'string') throw new Error('not asked for');
    if (onTheirWay.has(said)) atOnce.push(said);
    onTheirWay.add(said);
    await new Promise((resolve) => setTimeout(resolve, 5));
    onTheirWay.delete(said);
    if (!online) throw new ApiProblem({ code: 'network', status: 0 });
    sent.push(said);
    throw new ApiProblem({ code: 'insufficient_credits', status: 409 });
  };
  const tabs = shelves.map((shelf) => makeChatDevice({ member: me, shelf, first: emptyChatState }));
  for (const { outbox } of tabs) reloads.push(outbox.reload);
  const stops = tabs.map((tab) =>
    tab.sync({
      call,
      line: silent,
      view: always,
      alone: (work) => runInOneTab(name, work),
      onGone: () => {},
    }),
  );
  const texts = Array.from({ length: 12 }, (_, number) => `${number}`);
  for (const [number, text] of texts.entries()) {
    const message = {
      client_id: randomUUID(),
      profile: 2,
      text,
      gift: null,
      written_at: '2026-01-01T12:00:00Z',
    };
    tabs[number % tabs.length]?.outbox.add(message);
    await Promise.resolve();
  }
  for (const { outbox } of tabs)
    await eventually(() => expect(outbox.read().map(({ text }) => text)).toEqual(texts));
  online = true;
  await eventually(() => expect(sent).toEqual(texts));
  await eventually(() =>
    expect(tabs.map(({ outbox }) => outbox.read().every(({ failed }) => failed !== null))).not.toContain(
      false,
    ),
  );
  expect(atOnce).toEqual([]);
  for (const stop of stops) stop();
  expect(kept.length).toBe(texts.length);
});
