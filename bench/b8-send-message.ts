import { randomBytes, randomUUID } from 'node:crypto';
import { sendPaidMessage } from '#server/chat/door.ts';
import { makeKeys } from '#server/platform/keys/make-keys.ts';
import type { Benchmark, Side } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import { type Talks, words } from './frame/long-talks.ts';
import { openPgbench } from './frame/pgbench.ts';
import { recordStatements, type Statement, withFreshKeys } from './frame/record-statements.ts';

/** The statements of one send, in its transaction. */
const sendScript = async (
  { db, site }: Talks,
  { sender, receiver }: Talks['pairs'][number],
): Promise<Statement[]> => {
  const clientId = randomUUID();
  const made = await recordStatements(db, (recorded) =>
    sendPaidMessage(
      {
        config: { demo: false, rateLimitFactor: 1 },
        keys: makeKeys(randomBytes(32)),
        transact: (work) =>
          recorded
            .transaction()
            .execute((transaction) =>
              work({ db: transaction, emit() {}, enqueue: async () => {}, alongside() {}, afterCommit() {} }),
            ),
      },
      site,
      {
        sender: sender.id,
        to: { profile: receiver },
        kind: 'text',
        body: words,
        clientId,
        cost: 1,
        now: new Date(),
      },
    ),
  );
  const bare = (words: string): Statement => ({ sql: words, parameters: [] });
  return [bare('begin'), ...made.map((statement) => withFreshKeys(statement, clientId)), bare('commit')];
};

const sends = ({ url, pairs }: Talks): Side => {
  const requests = pairs.map(({ sender, receiver }) => ({
    method: 'POST' as const,
    path: '/api/message.php',
    headers: {
      'content-type': 'application/json',
      'x-request-type': 'client',
      cookie: `vonk_session=${sender.token}`,
    },
    body: JSON.stringify({ profile: receiver, client_id: '{uuid}', kind: 'text', text: words }),
  }));
  return () => requestsPerSecond({ url, requests, byLot: true });
};

const sizes = [
  ['100k', 100_000],
  ['1M', 1_000_000],
  ['10M', 10_000_000],
] as const;

const againstSql = (name: string, messages: number): Benchmark => ({
  id: `B8 ${name}`,
  work: `send a message, checked, paid, stored, acknowledged; ${name} messages before it`,
  baselineIs: 'the same transaction in pgbench (without the session)',
  unit: 'messages/s',
  target: { is: 'at least', ratio: 0.35 },
  ...(messages > 100_000 && { large: true }),
  async prepare(surroundings) {
    const talks = await surroundings.talks(messages);
    const scripts = await Promise.all(talks.pairs.slice(0, 100).map((pair) => sendScript(talks, pair)));
    const pgbench = await openPgbench(talks.databaseUrl, scripts);
    return { baseline: pgbench.perSecond, product: sends(talks), close: pgbench.close };
  },
});

const growth = (name: string, messages: number, cost: number): Benchmark => ({
  id: `B8 ${name} growth`,
  work: `send a message; ${name} messages before it`,
  baselineIs: 'the same with 100k before it',
  unit: 'messages/s',
  target: { is: 'at least', ratio: Math.round(100 / cost) / 100 },
  large: true,
  prepare: async (surroundings) => ({
    baseline: sends(await surroundings.talks(100_000)),
    product: sends(await surroundings.talks(messages)),
    close: async () => {},
  }),
});

/** Members send, each in their own conversation, through the whole service. */
export const benchmarks: readonly Benchmark[] = [
  ...sizes.map(([name, messages]) => againstSql(name, messages)),
  growth('1M', 1_000_000, 1.1),
  growth('10M', 10_000_000, 1.3),
];
