import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadSites } from '#server/sites/door.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { type ChatClient, type ConversationOf, makeChatClient } from '#tests/support/live/chat-client.ts';
import { startLossyProxy } from '#tests/support/live/lossy-proxy.ts';
import { addCompleteMember } from '#tests/support/people/people.ts';
import { randomFrom } from '#tests/support/samples/random.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';

const long = process.env.LONG === '1';
/**
 * Number of devices (two for each member), the writing time in seconds and the rate of all devices together.
 */
const [sockets, seconds, perSecond] = long ? [1_000, 600, 16] : [100, 60, 8];
/**
 * Each reconnection costs a log-in and a read. Ten times the devices reconnect as often in total as the small
 * number does.
 */
const impairments = long ? { dropAfter: 120, cutEvery: 30 } : { dropAfter: 20, cutEvery: 7 };
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));

/** A conversation between two members. */
interface Pair {
  readonly conversation: Id;
  readonly members: readonly [Id, Id];
}

/** An open page of a member, with every error that it showed. */
interface Device {
  readonly client: ChatClient;
  readonly talks: readonly ConversationOf[];
  readonly written: Map<Id, string[]>;
  readonly faults: string[];
}

const ring = async (logIn: (member: Id) => Client, members: readonly Id[]): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for (const [place, one] of members.entries()) {
    const other = members[(place + 1) % members.length] ?? one;
    const first = { profile: other, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
    const { answer } = await logIn(one).api(sendMessage, first);
    pairs.push({ conversation: answer.message.conversation, members: [one, other] });
  }
  return pairs;
};

/** Checks all shown messages on every change. */
const watch = (device: Device): void => {
  const { client, talks, written, faults: impairments } = device;
  const before = new Map<Id, readonly string[]>();
  client.onChange(() => {
    for (const talk of talks) {
      const shown = client.shown(talk);
      if (new Set(shown).size < shown.length) impairments.push(`twice: ${shown.join(' | ')}`);
      const own = written.get(talk.conversation) ?? [];
      const gone = own.filter((text) => !shown.includes(text));
      if (gone.length > 0) impairments.push(`vanished: ${gone.join(' | ')}`);
      const confirmed = client.confirmed(talk);
      const known = before.get(talk.conversation) ?? [];
      if (known.some((text, place) => confirmed[place] !== text))
        impairments.push(`moved: ${confirmed.join(' | ')}`);
      before.set(talk.conversation, confirmed);
    }
  });
};

const openDevice = async (url: string, member: Id, pairs: readonly Pair[]): Promise<Device> => {
  const talks = pairs
    .filter(({ members }) => members.includes(member))
    .map(({ conversation, members: [one, other] }) => ({
      conversation,
      other: one === member ? other : one,
    }));
  const device = { client: makeChatClient(url, member), talks, written: new Map(), faults: [] };
  await device.client.enter(talks);
  watch(device);
  return device;
};

/** Random devices write messages until the time is over. Returns their number. */
const writeAll = async (devices: readonly Device[], random: () => number): Promise<number> => {
  const end = Date.now() + seconds * 1_000;
  let count = 0;
  while (Date.now() < end) {
    const place = Math.floor(random() * devices.length);
    const device = devices[place];
    const talk = device?.talks[Math.floor(random() * device.talks.length)];
    if (device && talk) {
      count += 1;
      const own = device.written.get(talk.conversation) ?? [];
      const text = `${place}: ${own.length + 1}`;
      device.written.set(talk.conversation, [...own, text]);
      device.client.write(talk.other, text);
    }
    await pause((random() * 2_000) / perSecond);
  }
  return count;
};

/** All messages that the server has stored after the first one, in order. */
const stored = async (client: Client, conversation: Id): Promise<string[]> => {
  const texts: string[] = [];
  for (let after = 1, more = true; more; ) {
    const { messages, has_more } = (await client.api(getMessages, { conversation, after })).answer;
    texts.push(...messages.map(({ text }) => text));
    after = messages.at(-1)?.id ?? after;
    more = has_more;
  }
  return texts;
};

test(`${sockets} devices on lossy connections lose no message, show none twice and keep the order [CHAT-3d, CHAT-6c, SHELL-10b]`, {
  timeout: (seconds + 600) * 1_000,
}, async () => {
  console.log(`lossy line: ${sockets} sockets, ${seconds} s, SEED=${seed}`);
  const random = randomFrom(seed);
  const database = await freshDatabase();
  const service = await startKillable(database.url);
  const proxy = await startLossyProxy(service.url, { random: randomFrom(seed + 1), ...impairments });
  const devices: Device[] = [];
  try {
    await loadSites(database.db);
    const members: Id[] = [];
    for (let count = 0; count < sockets / 2; count += 1)
      members.push(await addCompleteMember({ db: database.db, clock: systemClock }, { credits: 100_000 }));
    const pairs = await ring(service.loggedIn, members);
    const owners = [...members, ...members];
    devices.push(...(await Promise.all(owners.map((member) => openDevice(proxy.url, member, pairs)))));

    proxy.storm();
    const began = performance.now();
    const count = await writeAll(devices, random);
    proxy.calm();
    // The phase ends when everything has arrived, not after a fixed time.
    await eventually(() => {
      expect(devices.filter(({ client }) => !client.isIdle())).toHaveLength(0);
    }, 300_000);

    for (const {
      conversation,
      members: [one],
    } of pairs) {
      const texts = await stored(service.loggedIn(one), conversation);
      const own = devices.map(({ written }) => written.get(conversation) ?? []);
      expect(texts.toSorted()).toEqual(own.flat().toSorted());
      for (const written of own) expect(texts.filter((text) => written.includes(text))).toEqual(written);
      for (const { client, talks } of devices)
        for (const talk of talks.filter((known) => known.conversation === conversation))
          await eventually(() => expect(client.shown(talk)).toEqual(['Hoi!', ...texts]), 60_000);
    }
    expect(devices.flatMap(({ faults: impairments }) => impairments)).toEqual([]);
    const { drops, cuts, delays } = proxy.done;
    const reconnected = devices.filter(({ client }) => client.timesConnected() > 1).length;
    console.log(
      `lossy line: ${count} messages in ${Math.round((performance.now() - began) / 1_000)} s; ` +
        `${drops} drops, ${cuts} cuts, ${delays} delays; ${reconnected} devices came back`,
    );
    // Without enough failures the connection was not lossy and the test proves nothing.
    expect(reconnected).toBeGreaterThan(sockets / 2);
    expect(Math.min(drops, cuts, delays)).toBeGreaterThan(0);
  } finally {
    for (const { client } of devices) client.leave();
    await proxy.close();
    await service.kill();
    await database.drop();
  }
});
