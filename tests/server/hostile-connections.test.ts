import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type ServiceProcess, startProcess } from '#tests/support/service/process.ts';
import {
  drip,
  handshake,
  hangingUpload,
  type RawConnection,
  rawConnection,
} from '#tests/support/service/raw-connection.ts';
import { eventually } from '#tests/support/service/service.ts';

/**
 * Attacks the running service with its real limits. Each attack comes from its own addresses, so the attacks
 * run at the same time. A bystander uses the service throughout.
 */
let service: ServiceProcess;
let attackers: Client[];
let bystander: Client;
let photo: Blob;
let descriptorsBefore: number;

/** Seconds. The limits are 20 s and 25 s; a busy machine adds to them. */
const soon = 60;

const descriptors = (): number => readdirSync(`/proc/${service.pid}/fd`).length;

const open: RawConnection[] = [];

const connectFrom = (from: string, text = ''): RawConnection => {
  const connection = rawConnection(service.url, from, text);
  open.push(connection);
  return connection;
};

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const leave = (connections: readonly RawConnection[]): void => {
  for (const connection of connections) connection.close();
};

/** Seconds until the service has closed all connections. */
const secondsUntilEnded = async (connections: readonly RawConnection[]): Promise<number> => {
  const began = performance.now();
  await Promise.all(connections.map(({ ended }) => ended));
  return (performance.now() - began) / 1000;
};

/** Uploads a photo. A busy machine may ask to try again after five seconds. */
const expectUpload = (client: Client): Promise<void> =>
  eventually(async () => expect((await client.api(addPhoto, { photo })).status).toBe(200), 20_000);

/** Milliseconds of each call of the bystander. A call that fails ends the test. */
const latencies: number[] = [];
let isWatching = true;
let watch: Promise<void>;

const watchBystander = async (): Promise<void> => {
  while (isWatching) {
    const began = performance.now();
    expect((await bystander.api(getCurrentUser, {})).status).toBe(200);
    latencies.push(performance.now() - began);
    await sleep(250);
  }
};

beforeAll(async () => {
  const database = await freshDatabase();
  service = await startProcess({ DATABASE_URL: database.url });
  attackers = times(8, () => service.client());
  bystander = service.client();
  for (const client of [...attackers, bystander]) await signUpMember(client);
  // Members with a confirmed address pay with budgets of their own, so that only connections are shared.
  await sql`update addresses set verified_at = now()`.execute(database.db);
  photo = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 400, height: 400, channels: 3, background: '#d6006e' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
  descriptorsBefore = descriptors();
  watch = watchBystander();
  watch.catch(() => {});
});
afterAll(async () => {
  isWatching = false;
  leave(open);
  await service?.terminate();
});

describe.concurrent('while a bystander uses the service', () => {
  test('closes silent sockets, half heads and slow heads for good [API-3e]', async () => {
    const silent = times(100, () => connectFrom('127.0.1.1'));
    const half = times(100, () => connectFrom('127.0.1.1', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-a: '));
    const slow = times(100, () => connectFrom('127.0.1.1', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-a: '));
    const stop = drip(slow, 'a', 1000);
    expect(await secondsUntilEnded([...silent, ...half, ...slow])).toBeLessThan(soon);
    stop();
    expect(silent.every((one) => one.received() === '')).toBe(true);
    expect(half.every((one) => one.received().startsWith('HTTP/1.1 408'))).toBe(true);
  });

  test('answers a body below the minimum rate with 408 and closes its socket [API-3e]', async () => {
    const head =
      'POST /api/country.php HTTP/1.1\r\nhost: localhost\r\nx-request-type: client\r\ncontent-type: application/json\r\n';
    const known = times(50, () => connectFrom('127.0.1.2', `${head}content-length: 60000\r\n\r\n{`));
    const chunked = times(50, () =>
      connectFrom('127.0.1.2', `${head}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`),
    );
    const stops = [drip(known, ' ', 1000), drip(chunked, '1\r\n \r\n', 1000)];
    expect(await secondsUntilEnded([...known, ...chunked])).toBeLessThan(soon);
    for (const stop of stops) stop();
    const answers = [...known, ...chunked].map((one) => one.received().slice(0, 12));
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408']));
  });

  test('frees the slots of hanging uploads of eight accounts, and others upload meanwhile [API-3e]', async () => {
    const hanging = attackers.flatMap(({ cookies }) =>
      times(6, () => connectFrom('127.0.1.3', hangingUpload(cookies))),
    );
    await sleep(2000);
    await expectUpload(bystander);
    expect(await secondsUntilEnded(hanging)).toBeLessThan(soon);
    for (const attacker of attackers) await expectUpload(attacker);
  });

  test('keeps sockets of one address below their limit, and other addresses connect [API-3c]', async () => {
    const many = times(700, () => connectFrom('127.0.1.4'));
    await Promise.all(many.map(({ opened }) => opened));
    // A silent socket that had a place gets 408 after 15 s. One without a place is closed without an answer.
    await eventually(() => {
      const refused = many.filter(
        ({ socket, received }) => (socket.destroyed || socket.readableEnded) && received() === '',
      );
      expect(refused.length).toBeGreaterThanOrEqual(700 - 512);
    }, 60_000);
    const other = connectFrom('127.0.1.5', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await eventually(() => expect(other.received()).toContain('HTTP/1.1 200'), 30_000);
    leave([...many, other]);
  });

  test('limits sockets without login per address, and then all handshakes per address [API-3c]', async () => {
    const shake = async (): Promise<boolean> => {
      const one = connectFrom('127.0.1.6', handshake());
      await eventually(() => expect(one.received() !== '' || one.socket.destroyed).toBe(true), 10_000);
      return one.received().startsWith('HTTP/1.1 101');
    };
    const kept = await Promise.all(times(100, shake));
    expect(kept.filter(Boolean)).toHaveLength(60);
    // Each is closed before the next one, so that only the number of handshakes counts.
    const more: boolean[] = [];
    for (let round = 0; round < 4; round += 1) {
      leave(open.filter(({ socket }) => socket.localAddress === '127.0.1.6'));
      await sleep(100);
      more.push(...(await Promise.all(times(50, shake))));
    }
    expect(more.filter(Boolean).length).toBeGreaterThan(40);
    expect(60 + more.filter(Boolean).length).toBeLessThanOrEqual(120);
    expect(more.slice(-50)).toEqual(times(50, () => false));
    (await bystander.socket()).close();
  });

  test('refuses two Host headers with 400 and too many headers with 431 [API-2c]', async () => {
    const twice = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\n\r\n';
    const many = `GET /healthz HTTP/1.1\r\nhost: localhost\r\n${times(101, (n) => `x-${n}: 1\r\n`).join('')}\r\n`;
    for (const [text, status] of [
      [twice, 400],
      [handshake('\r\nhost: evil.example'), 400],
      [many, 431],
    ] as const) {
      const one = connectFrom('127.0.1.7', text);
      await one.ended;
      expect(one.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(one.received()).toContain('application/problem+json');
    }
  });
});

test('ends the slowest upload when eight networks hold all slots at an accepted rate [API-3e]', async () => {
  const hanging = attackers.flatMap(({ cookies }, index) =>
    times(6, () => connectFrom(`127.0.2.${index + 1}`, hangingUpload(cookies))),
  );
  const stop = drip(hanging, 'a'.repeat(3000), 1000);
  await sleep(12_000);
  await expectUpload(bystander);
  stop();
  leave(hanging);
});

test('served the bystander throughout, and has its descriptors back [API-3e]', async () => {
  isWatching = false;
  await watch;
  expect(latencies.length).toBeGreaterThan(60);
  expect(latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.95)]).toBeLessThan(2000);
  leave(open);
  await eventually(() => expect(descriptors()).toBeLessThan(descriptorsBefore + 20), 15_000);
}, 60_000);
