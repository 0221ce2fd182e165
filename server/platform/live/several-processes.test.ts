import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { liveEvent, livePath, pageInView } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import { type DebianRedis, hasRedis, startRedis } from '#tests/support/database/debian-redis.ts';
import { memberIdCookieWiring } from '#tests/support/people/members.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { makeFanOut } from './fan-out.ts';
import { postgresBus } from './postgres-bus.ts';

const heard = liveEvent({
  name: 'content/heard',
  payload: z.object({ n: z.int(), text: z.optional(z.string()) }),
});

const secretKey = 'one key for every process of a deployment';

/** A device that reconnects like a browser, with the events it received and the number of connections. */
interface Device {
  readonly socket: Socket;
  readonly got: Array<{ n: number }>;
  readonly opened: () => number;
  readonly ends: string[];
}

const devices: Socket[] = [];

const connect = async (service: TestService, member: Id): Promise<Device> => {
  const socket = io(service.url, {
    path: livePath,
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { cookie: `vonk_session=${member}` },
  });
  devices.push(socket);
  const got: Array<{ n: number }> = [];
  const ends: string[] = [];
  let opened = 0;
  socket.on(heard.name, (payload: { n: number }) => got.push(payload));
  socket.on('connect', () => {
    opened += 1;
  });
  socket.on('disconnect', (reason) => ends.push(reason));
  await eventually(() => expect(socket.connected).toBe(true));
  return { socket, got, opened: () => opened, ends };
};

const numbers = ({ got }: Device): number[] => got.map(({ n }) => n);

interface Pair {
  readonly one: TestService;
  readonly other: TestService;
}

/** Starts two services with separate pools, connections and memory, as in two processes. */
const startPair = async (redisUrl: string | null): Promise<Pair> => {
  const given = { redisUrl, secretKey, wiring: memberIdCookieWiring };
  const one = await startService({ ...given, several: 'first' });
  const other = await startService({ ...given, several: one });
  return { one, other };
};

/**
 * Waits until each process receives the other. Repeats the event, because a bus over Redis may still be
 * connecting.
 */
const meet = async ({ one, other }: Pair, member: Id): Promise<void> => {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const device = await connect(to, member);
    await eventually(() => {
      from.platform.live.emit(member, heard, { n: 0 });
      expect(device.got.length).toBeGreaterThan(0);
    });
    device.socket.close();
  }
};

let redis: DebianRedis | null = null;

afterAll(async () => {
  for (const socket of devices) socket.close();
  await redis?.stop();
});

const ways = [
  { way: 'PostgreSQL', missing: false },
  { way: 'Redis', missing: !hasRedis },
] as const;

for (const { way, missing } of ways) {
  describe.skipIf(missing)(`over ${way}`, () => {
    let pair: Pair;

    beforeAll(async () => {
      if (way === 'Redis') redis = await startRedis();
      pair = await startPair(way === 'Redis' ? (redis?.url ?? null) : null);
      await meet(pair, 1);
    });

    test("delivers an event once to the member's devices in every process, and to no other member [CHAT-6a, OPS-2e]", async () => {
      const { one, other } = pair;
      const [here, there, stranger] = [
        await connect(one, 11),
        await connect(other, 11),
        await connect(other, 12),
      ];
      one.platform.live.emit(11, heard, { n: 1 });
      await eventually(() => expect([numbers(here), numbers(there)]).toEqual([[1], [1]]));
      other.platform.live.emit(11, heard, { n: 2 });
      other.platform.live.emit(12, heard, { n: 3 });
      await eventually(() =>
        expect([numbers(here), numbers(there)]).toEqual([
          [1, 2],
          [1, 2],
        ]),
      );
      await eventually(() => expect(numbers(stranger)).toEqual([3]));
    });

    test('delivers many events in order, whatever their length [CHAT-6a]', async () => {
      const { one, other } = pair;
      const device = await connect(other, 13);
      for (let n = 1; n <= 1000; n += 1)
        one.platform.live.emit(13, heard, n % 100 === 0 ? { n, text: 'é\u0000"'.repeat(4000) } : { n });
      await eventually(() => expect(device.got).toHaveLength(1000));
      expect(numbers(device)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
      expect(device.got[99]).toMatchObject({ text: 'é\u0000"'.repeat(4000) });
    });

    test('closes sockets in every process on log-out and ban [ACC-8d]', async () => {
      const { one, other } = pair;
      const [phone, laptop, stays] = [
        await connect(other, 14),
        await connect(other, 15),
        await connect(other, 16),
      ];
      // In the wiring of this test, a session has the same number as its member.
      one.platform.live.dropSession(14);
      await eventually(() => expect(phone.ends).toEqual(['io server disconnect']));
      one.platform.live.dropMember(15);
      await eventually(() => expect(laptop.ends).toEqual(['io server disconnect']));
      expect(stays.socket.connected).toBe(true);
    });

    test('knows in every process which members are present and have a page in view [CHAT-6a, NOTIF-1d]', async () => {
      const { one, other } = pair;
      const told: Array<readonly [Id, boolean]> = [];
      one.platform.live.onPresence((member, online) => {
        if (member === 17) told.push([member, online]);
      });
      const first = await connect(other, 17);
      await eventually(() => expect(one.platform.live.isWatching(17)).toBe(true));
      expect(one.platform.live.online([17, 18])).toEqual(new Set([17]));
      first.socket.emit(pageInView, false);
      await eventually(() => expect(one.platform.live.isWatching(17)).toBe(false));
      expect(one.platform.live.isOnline(17)).toBe(true);
      const second = await connect(one, 17);
      first.socket.close();
      await eventually(() => expect(other.platform.live.isWatching(17)).toBe(true));
      expect(one.platform.live.isOnline(17)).toBe(true);
      second.socket.close();
      await eventually(() => expect(other.platform.live.isOnline(17)).toBe(false));
      await eventually(() =>
        expect(told).toEqual([
          [17, true],
          [17, false],
        ]),
      );
    });

    test('tells a new process which members are present, and marks them away when it stops [OPS-2e]', async () => {
      const { one, other } = pair;
      const here = await connect(one, 19);
      const third = await startService({
        redisUrl: way === 'Redis' ? (redis?.url ?? null) : null,
        secretKey,
        wiring: memberIdCookieWiring,
        several: one,
      });
      await eventually(() => expect(third.platform.live.isWatching(19)).toBe(true));
      const there = await connect(third, 20);
      await eventually(() => expect(other.platform.live.isOnline(20)).toBe(true));
      await third.stop();
      await eventually(() => expect(other.platform.live.isOnline(20)).toBe(false));
      expect(one.platform.live.isOnline(19)).toBe(true);
      there.socket.close();
      here.socket.close();
    });
  });
}

describe('over PostgreSQL, when a connection breaks', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair(null);
    await meet(pair, 1);
  });

  /** Ends the listening connections and returns their number. */
  const cut = async ({ one }: Pair): Promise<number> => {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'vonk live'`.execute(one.platform.db);
    return rows.length;
  };

  test('listens over one connection per process, and announces a thousand events in few batches [OPS-2e]', async () => {
    const { one, other } = pair;
    const { rows } = await sql<{ listening: number }>`select count(*)::int as listening from pg_stat_activity
      where datname = current_database() and application_name = 'vonk live'`.execute(one.platform.db);
    expect(rows[0]?.listening).toBe(2);
    const device = await connect(other, 21);
    const count = async (): Promise<number> =>
      (
        await sql<{ n: number }>`select count(*)::int as n from live_batches
        where words like '%content/heard%'`.execute(one.platform.db)
      ).rows[0]?.n ?? 0;
    const before = await count();
    for (let n = 0; n < 1000; n += 1) one.platform.live.emit(21, heard, { n });
    await eventually(() => expect(device.got).toHaveLength(1000));
    expect((await count()) - before).toBeLessThanOrEqual(2);
  });

  test('reopens a broken listening connection and lets devices reconnect and catch up [CHAT-6c]', async () => {
    const { one, other } = pair;
    const device = await connect(other, 22);
    expect(await cut(pair)).toBe(2);
    // Sent while no process is listening; the sending process does not lose it.
    one.platform.live.emit(22, heard, { n: 1 });
    await eventually(() => expect(device.opened()).toBe(2));
    // The client reconnects by itself after this reason, but not after a disconnect by the server.
    expect(device.ends).toEqual(['transport close']);
    await meet(pair, 23);
    one.platform.live.emit(22, heard, { n: 2 });
    await eventually(() => expect(numbers(device)).toContain(2));
    await eventually(() => expect(one.platform.live.isWatching(22)).toBe(true));
    device.socket.close();
    await eventually(() => expect(one.platform.live.isOnline(22)).toBe(false));
  });

  test('detects a batch that was deleted before it was read [OPS-2e]', async () => {
    const { one, other } = pair;
    const device = await connect(other, 24);
    await sql`select pg_notify('vonk_live', ${`${randomUUID()} 999999999`})`.execute(one.platform.db);
    await eventually(() => expect(device.opened()).toBe(2));
    device.socket.close();
  });

  test('marks the members of a silent process away, and present again when it is back [OPS-2e]', async () => {
    const { one } = pair;
    const bystander = await connect(one, 26);
    const name = randomUUID();
    const log = fastify().log;
    const start = async () => {
      const line = postgresBus(one.databaseUrl, name, log);
      const fanOut = makeFanOut(line);
      await fanOut.open({ received() {}, left() {}, missed() {}, all: () => [[25, 'in view']] });
      return { line, fanOut };
    };
    const asleep = await start();
    await eventually(() => expect(one.platform.live.isWatching(25)).toBe(true));
    // The connection is closed without a goodbye.
    await asleep.line.close();
    await eventually(() => expect(one.platform.live.isOnline(25)).toBe(false), 30_000);
    const awake = await start();
    await eventually(() => expect(one.platform.live.isWatching(25)).toBe(true));
    await awake.fanOut.close();
    await eventually(() => expect(one.platform.live.isOnline(25)).toBe(false));
    await asleep.fanOut.close();
    expect(bystander.ends).toEqual([]);
  }, 60_000);
});

describe('over PostgreSQL, without other processes', () => {
  test('deletes all batches when the first process starts and when the last one stops [GDPR-13b]', async () => {
    const one = await startService({ demo: false, wiring: memberIdCookieWiring });
    const { db } = one.platform;
    const log = fastify().log;
    const said = async (): Promise<string[]> =>
      (await sql<{ words: string }>`select words from live_batches order by id`.execute(db)).rows.map(
        ({ words }) => words,
      );
    const open = async () => {
      const line = postgresBus(one.databaseUrl, randomUUID(), log);
      await new Promise<void>((listening) => {
        line.open({ listening, received() {}, receivedOwn() {} });
      });
      return line;
    };
    // As a killed process would leave it.
    await sql`insert into live_batches (sender, words) values (gen_random_uuid(), 'of before')`.execute(db);
    const first = await open();
    expect(await said()).toEqual([]);
    await first.send('one');
    const second = await open();
    await second.send('two');
    // The other process can still read it.
    await first.close();
    expect(await said()).toEqual(['one', 'two']);
    await second.close();
    expect(await said()).toEqual([]);
    await one.stop();
  });
});

describe.skipIf(!hasRedis)('over Redis, when Redis breaks', () => {
  test('delivers or catches up on events after Redis is killed and restarted [OPS-2b]', async () => {
    const own = await startRedis();
    const pair = await startPair(own.url);
    await meet(pair, 1);
    const device = await connect(pair.other, 31);
    await own.kill();
    pair.one.platform.live.emit(31, heard, { n: 1 });
    // Without Redis, each process still serves its own devices.
    pair.other.platform.live.emit(31, heard, { n: 2 });
    await eventually(() => expect(numbers(device)).toEqual([2]));
    await own.start();
    await eventually(() => expect(device.opened()).toBe(2), 30_000);
    expect(device.ends).toEqual(['transport close']);
    await meet(pair, 32);
    pair.one.platform.live.emit(31, heard, { n: 3 });
    await eventually(() => expect(numbers(device)).toContain(3));
    await Promise.all([pair.one.stop(), pair.other.stop()]);
    await own.stop();
  }, 90_000);
});
