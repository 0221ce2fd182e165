import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { checkPassword, hashConcurrency, hashPassword, hashQueue } from './passwords.ts';

const password = 'een heel lang wachtwoord';
const atOnce = hashConcurrency(availableParallelism());

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [64, 2],
])(
  'on %i cores hashes %i passwords at once, so that a core and half the threads stay free [ACC-8c]',
  (cores, hashes) => {
    expect(hashConcurrency(cores)).toBe(hashes);
  },
);

test('queues setting, checking and dummy checking of passwords together [ACC-8c]', async () => {
  const hashed = await hashPassword(password);
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, hashQueue().running);
  }, 1);
  const work = Array.from({ length: 5 }, () => [
    hashPassword(password),
    checkPassword(hashed, password),
    checkPassword(undefined, password),
  ]).flat();
  await Promise.resolve();
  const { running, waiting } = hashQueue();
  expect(running + waiting).toBe(work.length);
  expect(running).toBeLessThanOrEqual(atOnce);
  const done = await Promise.all(work);
  clearInterval(watching);
  expect(most).toBe(atOnce);
  expect(hashQueue()).toEqual({ running: 0, waiting: 0 });
  expect(done.slice(1, 3)).toEqual([
    { right: true, outdated: false },
    { right: false, outdated: false },
  ]);
});

test('refuses more work when the queue is too long, with the time to retry [ACC-8c]', async () => {
  const line = Array.from({ length: 260 }, () => checkPassword(undefined, password).catch((error) => error));
  const answers = await Promise.all(line);
  const refused = answers.filter((answer) => answer instanceof Error);
  expect(refused).not.toHaveLength(0);
  expect(refused).toHaveLength(260 - 200 - atOnce);
  expect(refused[0]).toMatchObject({ code: 'too_many_requests', params: { seconds: 5 } });
  expect(await checkPassword(await hashPassword(password), password)).toMatchObject({ right: true });
});
