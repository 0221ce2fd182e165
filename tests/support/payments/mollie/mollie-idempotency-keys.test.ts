import { expect, test } from 'vitest';
import { movableClock } from '../../service/movable-clock.ts';
import type { MollieAnswer } from './mollie-answer.ts';
import { mollieIdempotencyKeys } from './mollie-idempotency-keys.ts';

test('the stand-in replays a key for an hour, and rejects another or a concurrent request with it [CRED-5e, PAY-13a]', async () => {
  const clock = movableClock();
  const withKey = mollieIdempotencyKeys(clock);
  let done = 0;
  const work = async (): Promise<MollieAnswer> => {
    done += 1;
    return { status: 201, body: { done } };
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = withKey('a', 'one', () => promise.then(work));
  expect((await withKey('a', 'one', work)).status).toBe(409);
  resolve();
  expect(await running).toEqual({ status: 201, body: { done: 1 } });
  expect(await withKey('a', 'one', work)).toEqual({
    status: 201,
    body: { done: 1 },
    headers: { 'idempotent-replayed': 'true' },
  });
  expect((await withKey('a', 'two', work)).status).toBe(400);
  expect((await withKey('b', 'one', work)).body).toEqual({ done: 2 });
  clock.forward(3600);
  expect((await withKey('a', 'one', work)).body).toEqual({ done: 3 });
});
