import { io } from 'socket.io-client';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { liveEvent, livePath } from '#contract/kit/event.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { Refusal } from '../http/refusal.ts';
import { socketInput } from './socket-input.ts';

const heard = liveEvent({ name: 'content/heard', payload: z.object({ n: z.int() }) });
const said = liveEvent({ name: 'content/said', payload: z.strictObject({ n: z.int() }) });

let service: TestService;
const sayings: unknown[] = [];
/** Sessions that end during the handshake: the first identification succeeds, the next one fails. */
const ending = new Set<number>();
const ended = new Set<number>();
const presence: Array<readonly [number, boolean]> = [];

beforeAll(async () => {
  service = await startService({
    rateLimitFactor: 1,
    wiring: {
      identify: (cookies, _platform, site) => {
        const member = Number(/^m(\d+)/.exec(cookies.vonk_session ?? '')?.[1]);
        const session = Number(/s(\d+)$/.exec(cookies.vonk_session ?? '')?.[1]);
        if (ending.delete(session)) ended.add(session);
        else if (ended.has(session)) return null;
        return member > 0
          ? { member, session, site: site.id, language: null, restricted: false, confirmed: true }
          : null;
      },
    },
    extra: (registry) =>
      registry.socket(
        socketInput(
          said,
          async (call) => {
            if (call.payload.n === 0) throw new Refusal('not_found');
            if (call.payload.n < 0) throw new Error('broken inside');
            sayings.push(call);
          },
          { calls: 5, seconds: 60 },
        ),
      ),
  });
  service.platform.live.onPresence((member, online) => presence.push([member, online]));
});

const browserOf = (member: number, session = member * 10) => {
  const client = service.client();
  client.cookies.set('vonk_session', `m${member}s${session}`);
  return client;
};

const collect = async (member: number, session?: number) => {
  const socket = await browserOf(member, session).socket();
  const got: unknown[] = [];
  socket.on(heard.name, (payload: unknown) => got.push(payload));
  return { socket, got };
};

test('delivers an event to every device of its member, and to no other member [CHAT-6a]', async () => {
  const [phone, laptop, other] = await Promise.all([collect(1, 11), collect(1, 12), collect(2)]);
  service.platform.live.emit(1, heard, { n: 1 });
  service.platform.live.emit(2, heard, { n: 2 });
  await eventually(() =>
    expect([phone.got, laptop.got, other.got]).toEqual([[{ n: 1 }], [{ n: 1 }], [{ n: 2 }]]),
  );
  for (const { socket } of [phone, laptop, other]) socket.close();
});

test('removes fields that the contract does not declare [CHAT-6a]', async () => {
  const { socket, got } = await collect(3);
  const payload = { n: 3, secret: 'x' };
  service.platform.live.emit(3, heard, payload);
  await eventually(() => expect(got).toEqual([{ n: 3 }]));
  socket.close();
});

test('refuses a socket without login [ACC-10a]', async () => {
  await expect(service.client().socket()).rejects.toThrow('authentication_required');
});

test('refuses a socket to a page of another origin, despite the cookie [API-3a]', async () => {
  const connectFrom = (origin: string) =>
    new Promise<boolean>((resolve) => {
      const socket = io(service.url, {
        path: livePath,
        forceNew: true,
        reconnection: false,
        transports: ['websocket'],
        extraHeaders: { cookie: 'vonk_session=m4s40', origin },
      });
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
      socket.once('connect', () => socket.close());
    });
  expect(await connectFrom('https://evil.example')).toBe(false);
  expect(await connectFrom('null')).toBe(false);
  expect(await connectFrom(service.url)).toBe(true);
});

test('checks messages of a device and acknowledges each with its result [API-2c]', async () => {
  const { socket } = await collect(5);
  const say = (payload: unknown): Promise<unknown> => socket.emitWithAck(said.name, payload);
  expect(await say({ n: 1 })).toEqual({ ok: true });
  expect(sayings.at(-1)).toMatchObject({ member: 5, session: 50, payload: { n: 1 } });
  expect(await say({ n: 'x' })).toEqual({ ok: false, code: 'invalid_input' });
  expect(await say({ n: 0 })).toEqual({ ok: false, code: 'not_found' });
  expect(await say({ n: -1 })).toEqual({ ok: false, code: 'internal' });
  expect(await say(null)).toEqual({ ok: false, code: 'invalid_input' });
  expect(await say({ n: 1 })).toEqual({ ok: false, code: 'too_many_requests' });
  socket.close();
});

test('disconnects a device that floods [API-3c]', async () => {
  const { socket } = await collect(6);
  const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  for (let count = 0; count < 300; count += 1) socket.emit('nonsense', count);
  await closed;
});

test('disconnects after a frame over 16 KB [API-3c]', async () => {
  const { socket } = await collect(7);
  const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  socket.emit(said.name, { n: 1, text: 'x'.repeat(20_000) });
  await closed;
});

test('closes the sockets of the logged-out session only [ACC-8d]', async () => {
  const [here, there] = await Promise.all([collect(8, 81), collect(8, 82)]);
  service.platform.live.dropSession(81);
  await eventually(() => expect(here.socket.connected).toBe(false));
  expect(there.socket.connected).toBe(true);
  service.platform.live.dropMember(8);
  await eventually(() => expect(there.socket.connected).toBe(false));
});

test('closes the socket of a session that ends during the handshake [ACC-8d]', async () => {
  ending.add(101);
  const { socket } = await collect(10, 101);
  await eventually(() => expect(socket.connected).toBe(false));
  await eventually(() => expect(service.platform.live.isOnline(10)).toBe(false));
});

test('counts a member as online from the first device to the last [CHAT-6a]', async () => {
  presence.length = 0;
  const { live } = service.platform;
  const first = await collect(9, 91);
  const second = await collect(9, 92);
  expect(live.isOnline(9)).toBe(true);
  first.socket.close();
  await eventually(() => expect(live.online([9, 10])).toEqual(new Set([9])));
  second.socket.close();
  await eventually(() => expect(live.isOnline(9)).toBe(false));
  expect(presence).toEqual([
    [9, true],
    [9, false],
  ]);
});
