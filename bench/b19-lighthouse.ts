import * as z from 'zod/mini';
import { logIn } from '#contract/accounts/log-in.ts';
import { type JourneyMember, makeMember } from '#tests/support/browser/journey-member.ts';
import { sendAs } from '#tests/support/people/send-as.ts';
import { makeClient } from '#tests/support/service/client.ts';
import type { Benchmark } from './frame/benchmark.ts';
import type { LighthouseVisit } from './frame/lighthouse-visit.ts';
import { runChild } from './frame/run-child.ts';
import { sentence } from './frame/talks.ts';

const figures = z.object({
  performance: z.number(),
  accessibility: z.number(),
  bestPractices: z.number(),
  seo: z.number(),
  largestPaint: z.number(),
  shift: z.number(),
  blocking: z.number(),
});

type Figures = z.output<typeof figures>;

/** One visit: an address, and the log-in of the member who opens it. */
type VisitAsked = Omit<LighthouseVisit, 'report'>;

interface Page {
  readonly name: string;
  readonly work: string;
  readonly performance: number;
  /** Search engines index the page. */
  readonly searched: boolean;
  /** The address of the page, and the member who visits it. */
  readonly find: (service: string) => Promise<{ readonly path: string; readonly member?: JourneyMember }>;
}

/** A page as a new visitor sees it, with the entry warning. */
const forVisitors = (name: string, path: string, performance: number): Page => ({
  ...{ name, work: path, performance, searched: true },
  find: async () => ({ path }),
});

interface Pair {
  readonly member: JourneyMember;
  readonly other: JourneyMember;
}

const pairs = new Map<string, Promise<Pair>>();

const demoLogin = { email: 'bram@demo.example', password: 'demo-demo-demo' };

/** A member on the first visit, and the demo member Bram, who has pictures and a filled-in profile. */
const pairOf = (service: string): Promise<Pair> => {
  const make = async (): Promise<Pair> => {
    const member = await makeMember(service, 'nl', { gender: 'female', looking_for: 'male' });
    const client = makeClient(service);
    const { user } = (await client.api(logIn, demoLogin)).answer;
    if (user === null) throw new Error('The demo member has two-step log-in.');
    return { member, other: { id: user.id, name: user.profile.name, client, ...demoLogin } };
  };
  const pair = pairs.get(service) ?? make();
  pairs.set(service, pair);
  return pair;
};

/** A page of the member app with an empty cache. */
const forMembers = (name: string, work: string, pathOf: (pair: Pair) => Promise<string>): Page => ({
  ...{ name, work, performance: 0.85, searched: false },
  find: async (service) => {
    const pair = await pairOf(service);
    return { path: await pathOf(pair), member: pair.member };
  },
});

const pages: readonly Page[] = [
  forVisitors('front', '/', 0.95),
  forVisitors('lander', '/landers/alonetonight', 0.95),
  forVisitors('terms', '/pages/terms', 0.95),
  forVisitors('signup', '/signup', 0.85),
  forMembers('members', '/members, signed in', async () => '/members'),
  forMembers('profile', 'a profile with pictures, signed in', async ({ other }) => `/members/${other.id}`),
  forMembers('chat', 'a conversation of four messages, signed in', async ({ member, other }) => {
    let conversation = 0;
    for (let turn = 0; turn < 4; turn += 1)
      conversation = await (turn % 2 === 0
        ? sendAs(member, other, sentence)
        : sendAs(other, member, sentence));
    return `/chats/${conversation}`;
  }),
];

interface Row {
  readonly what: string;
  /** The full score, or the threshold of a good page. */
  readonly whole: number;
  readonly unit: string;
  readonly target: Benchmark['target'];
  readonly pick: (visit: Figures) => number;
}

const score = (what: string, ratio: number, pick: Row['pick']): Row => ({
  ...{ what, pick },
  ...{ whole: 1, unit: 'score', target: { is: 'at least', ratio } },
});

const cost = (what: string, whole: number, unit: string, ratio: number, pick: Row['pick']): Row => ({
  ...{ what, whole, unit, pick },
  target: { is: 'at most', ratio },
});

/** Search engines see no page of the member app, so it has no score for them. */
const rowsOf = ({ performance, searched }: Page): readonly Row[] => [
  score('performance', performance, (visit) => visit.performance),
  score('accessibility', 0.95, (visit) => visit.accessibility),
  score('best practices', 0.95, (visit) => visit.bestPractices),
  ...(searched ? [score('SEO', 0.95, (visit) => visit.seo)] : []),
  cost('largest paint', 2500, 'ms', 0.7, (visit) => visit.largestPaint),
  cost('layout shift', 0.1, 'of the screen', 0.5, (visit) => visit.shift),
  cost('blocking time', 200, 'ms', 1, (visit) => visit.blocking),
];

const visits = new Map<string, Promise<Figures>>();

/** All rows of a page share the same visits: one per round, and a first one that is discarded. */
const visitOf = (name: string, round: number, asked: VisitAsked): Promise<Figures> => {
  const report = `build/bench/lighthouse/${name}-${round}.html`;
  const visit = visits.get(report) ?? runChild('lighthouse-child.ts', { ...asked, report }, figures);
  visits.set(report, visit);
  return visit;
};

const addresses = new Map<string, Promise<VisitAsked>>();

/** All rows of a page share the same address, so that a conversation is filled once. */
const addressOf = ({ name, find }: Page, service: string): Promise<VisitAsked> => {
  const address =
    addresses.get(name) ??
    find(service).then(({ path, member }) => ({
      url: service + path,
      ...(member && { member: { email: member.email, password: member.password } }),
    }));
  addresses.set(name, address);
  return address;
};

export const benchmarks: readonly Benchmark[] = pages.flatMap((page) =>
  rowsOf(page).map(
    ({ what, whole, unit, target, pick }): Benchmark => ({
      id: `B19 ${page.name} ${what}`,
      work: `${page.work} on a mid phone, slow 4G: ${what}`,
      baselineIs: unit === 'score' ? 'the full score' : `a good page (${whole} ${unit})`,
      unit,
      target,
      prepare: async ({ service }) => {
        const asked = await addressOf(page, service);
        let round = 0;
        const product = async () => {
          const visit = visitOf(page.name, round, asked);
          round += 1;
          return pick(await visit);
        };
        return { baseline: async () => whole, product, close: async () => {} };
      },
    }),
  ),
);
