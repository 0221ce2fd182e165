import { chatsAtOnce } from '#contract/chat/get-chats.ts';
import { listChats, readHistory } from '#server/chat/door.ts';
import type { Benchmark, Side } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import { longest, type Talks } from './frame/long-talks.ts';
import { openPgbench } from './frame/pgbench.ts';
import { recordStatements } from './frame/record-statements.ts';

const sizes = [
  ['100k', 100_000],
  ['1M', 1_000_000],
  ['10M', 10_000_000],
] as const;

const pageSize = 50;

/** The position that a browser sends after scrolling back this many pages. */
const before = (page: number) => (page === 1 ? undefined : longest + 1 - (page - 1) * pageSize);

const headersOf = ({ token }: { readonly token: string }) => ({
  'x-request-type': 'client',
  cookie: `vonk_session=${token}`,
});

const lists = ({ url, listers }: Talks): Side => {
  const requests = listers.map((lister) => ({ path: '/api/chats.php', headers: headersOf(lister) }));
  return () => requestsPerSecond({ url, requests });
};

const history = ({ url, long }: Talks, page: number): Side => {
  const from = before(page);
  const requests = long.map(({ reader, conversation }) => ({
    path: `/api/messages.php?conversation=${conversation}${from === undefined ? '' : `&before=${from}`}`,
    headers: headersOf(reader),
  }));
  return () => requestsPerSecond({ url, requests });
};

const listSql = ({ db, site, listers }: Talks) =>
  Promise.all(
    listers.map(({ id: member }) =>
      recordStatements(db, (recorded) =>
        listChats(recorded, { site, member, limit: chatsAtOnce, now: new Date() }),
      ),
    ),
  );

const historySql = ({ db, site, long }: Talks, page: number) =>
  Promise.all(
    long.map(({ reader, conversation }) =>
      recordStatements(db, (recorded) =>
        readHistory(recorded, {
          site,
          member: reader.id,
          conversation,
          before: before(page),
          now: new Date(),
        }),
      ),
    ),
  );

interface Work {
  readonly what: string;
  readonly work: string;
  readonly side: (talks: Talks) => Side;
  readonly statements: (talks: Talks) => ReturnType<typeof listSql>;
}

const works: readonly Work[] = [
  { what: 'list', work: 'the list of a hundred conversations', side: lists, statements: listSql },
  ...[1, 1000].map((page) => ({
    what: `page ${page}`,
    work: `page ${page.toLocaleString('en')} of a conversation's history`,
    side: (talks: Talks) => history(talks, page),
    statements: (talks: Talks) => historySql(talks, page),
  })),
];

const large = (messages: number) => (messages > 100_000 ? { large: true as const } : {});

const againstSql = (name: string, messages: number, { what, work, side, statements }: Work): Benchmark => ({
  id: `B13 ${name} ${what}`,
  work: `${work}, ${name} messages in all`,
  baselineIs: 'the same SQL in pgbench (without the session)',
  unit: 'requests/s',
  target: { is: 'at least', ratio: 0.35 },
  ...large(messages),
  async prepare(surroundings) {
    const talks = await surroundings.talks(messages);
    const pgbench = await openPgbench(talks.databaseUrl, await statements(talks));
    return { baseline: pgbench.perSecond, product: side(talks), close: pgbench.close };
  },
});

/** Page 1,000 costs at most 1.2 times page 1. */
const againstFirst = (name: string, messages: number): Benchmark => ({
  id: `B13 ${name} depth`,
  work: `page 1,000 of a conversation's history, ${name} messages in all`,
  baselineIs: 'page 1',
  unit: 'requests/s',
  target: { is: 'at least', ratio: 0.83 },
  ...large(messages),
  async prepare(surroundings) {
    const talks = await surroundings.talks(messages);
    return { baseline: history(talks, 1), product: history(talks, 1000), close: async () => {} };
  },
});

export const benchmarks: readonly Benchmark[] = sizes.flatMap(([name, messages]) => [
  ...works.map((work) => againstSql(name, messages, work)),
  againstFirst(name, messages),
]);
