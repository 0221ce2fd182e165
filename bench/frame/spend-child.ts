import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Id } from '#contract/kit/id.ts';
import { spendCredits } from '#server/ledger/door.ts';
import { openDatabase } from '#server/platform/database/pool.ts';

/**
 * Members spend one credit each, over this many connections, as a handler does. Prints the spends per second.
 */
interface Asked {
  readonly databaseUrl: string;
  readonly members: readonly Id[];
  readonly connections: number;
  readonly seconds: number;
}

const asked: Asked = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { db, close } = openDatabase(asked.databaseUrl, null, { max: asked.connections });

const spendOne = (): Promise<number> => {
  const member = asked.members[Math.floor(Math.random() * asked.members.length)] ?? 0;
  const spending = { member, amount: 1, reason: 'message', key: `message:${randomUUID()}` } as const;
  return db
    .transaction()
    .execute((transaction) =>
      spendCredits(
        { db: transaction, emit() {}, enqueue: async () => {}, alongside() {}, afterCommit() {} },
        spending,
      ),
    );
};

let spent = 0;
const end = performance.now() + asked.seconds * 1000;
const started = performance.now();
await Promise.all(
  Array.from({ length: asked.connections }, async () => {
    while (performance.now() < end) {
      await spendOne();
      spent += 1;
    }
  }),
);
console.log(JSON.stringify({ perSecond: (spent * 1000) / (performance.now() - started) }));
await close();
