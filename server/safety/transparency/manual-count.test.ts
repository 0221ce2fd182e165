import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportModerationFigures } from '#contract/safety/transparency/export-moderation-figures.ts';
import { categories, countedMeasures } from '#contract/safety/transparency/figure.ts';
import {
  getModerationFigures,
  type ReportKind,
} from '#contract/safety/transparency/get-moderation-figures.ts';
import { loadSites } from '#server/sites/door.ts';
import { insertCase } from '#tests/support/moderation/insert-cases.ts';
import { manualCount } from '#tests/support/moderation/manual-count.ts';
import { type SeededCase, seededCases } from '#tests/support/moderation/seeded-cases.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { purgeReportsHandler } from '../reports/purge-reports.job.ts';
import { countingFindings } from './counting-findings.sql.ts';

const year = 2031;
const clock = movableClock(new Date(Date.UTC(year + 1, 0, 5)));
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;
const cases = seededCases(500, year);

let operator: TestOperator;
let hosts: Readonly<Record<'a' | 'b', string>>;

beforeAll(async () => {
  operator = await newOperator(service);
  const second = await newOperator(service);
  await sql`insert into sites (id, host, niche, is_default, settings, company_id)
    select 9, 'tweede.example', niche, false, settings, company_id from sites limit 1`.execute(db);
  await loadSites(db);
  const { rows } = await sql<{ id: number; host: string }>`select id, host from sites order by id`.execute(
    db,
  );
  const [a, b] = rows;
  if (a === undefined || b === undefined) throw new Error('a site is missing');
  hosts = { a: a.host, b: b.host };
  const [member, reporter] = [await service.person(), await service.person()];
  const place = {
    ...{ sites: { a: a.id, b: b.id }, member: member.id, reporter: reporter.id },
    ...{ first: operator.id, second: second.id },
  };
  for (const [index, of] of cases.entries()) await insertCase(service.platform, { of, place, index });
}, 400_000);

const csvOf = async (report: ReportKind, period: string, host?: string): Promise<Map<string, string>> => {
  const { csv } = (
    await operator.client.api(exportModerationFigures, { report, period, ...(host && { host }) })
  ).answer;
  const [, ...lines] = csv.trim().split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, , part, row, column, , value = ''] = line.split(',');
      return [`${part}/${row}/${column}`, value];
    }),
  );
};

const pageOf = async (report: ReportKind, period: string, host?: string) => {
  const { figures } = (
    await operator.client.api(getModerationFigures, { report, period, ...(host && { host }) })
  ).answer;
  return new Map(figures.map(({ part, row, column, value }) => [`${part}/${row}/${column}`, value]));
};

const counted = ['notices', 'measures', 'categories', 'appeals', 'automated', 'misuse'];

/** Compares every count and median of a report with the count by hand. */
async function compare(report: ReportKind, period: string, of: readonly SeededCase[], host?: string) {
  const sheet = manualCount(of);
  const [csv, page] = [await csvOf(report, period, host), await pageOf(report, period, host)];
  const parts = report === 'acquirer' ? ['complaints', 'measures', 'appeals'] : counted;
  const cells = [...csv].filter(([key]) => parts.includes(key.split('/')[0] ?? ''));
  const byHand = cells.map(([key]) => {
    if (key.endsWith('/error_rate')) return [key, 'rate'];
    const value = key.endsWith('/median') ? sheet.median(key) : (sheet.counts.get(key) ?? 0);
    return [key, value === null ? '' : String(value)];
  });
  expect(cells.map(([key, value]) => [key, key.endsWith('/error_rate') ? 'rate' : value])).toEqual(byHand);
  expect([...csv].map(([key, value]) => [key, value === '' ? null : Number(value)])).toEqual([...page]);
  // Nothing that was counted by hand is missing in the file.
  const named = [...sheet.counts].filter(
    ([key, number]) => number > 0 && parts.includes(key.split('/')[0] ?? ''),
  );
  expect(named.filter(([key]) => !csv.has(key))).toEqual([]);
}

const ofSite = (site: 'a' | 'b') => cases.filter((one) => one.site === site);

/** A month in which every act of every case counts at its own day would need a second hand count. */
const allReports = async () => {
  await compare('transparency', String(year), cases);
  await compare('transparency', String(year), ofSite('a'), hosts.a);
  await compare('transparency', String(year), ofSite('b'), hosts.b);
  await compare('acquirer', String(year), cases);
};

describe('a world of 500 cases', () => {
  test('has every form, every measure and most categories', () => {
    expect(cases).toHaveLength(500);
    const taken = cases.flatMap(({ decision }) =>
      decision === null ? [] : [decision.outcome, ...decision.also],
    );
    const known = countedMeasures.filter(
      (one) => !['photo_refused', 'picture_hidden', 'hidden'].includes(one),
    );
    expect(known.every((measure) => taken.includes(measure))).toBe(true);
    expect(categories.length).toBeGreaterThan(10);
  });

  test('equals a count by hand on the page and in the file, per site and together [SAFE-7e, DSA-4c, GATE-4f]', async () => {
    expect(await countingFindings(db)).toEqual([]);
    await allReports();
  });

  test('has the same figures after its cases are deleted [SAFE-7d, DSA-4c]', async () => {
    clock.set(new Date(Date.UTC(year + 2, 6, 1)));
    await sql`update reports set status = 'closed', keep_until = ${clock.now()} where status <> 'closed'`.execute(
      db,
    );
    await sql`update complaints set outcome = 'answered', answer = 'x', answered_by = ${operator.id},
      answered_at = ${clock.now()}, keep_until = ${clock.now()} where outcome is null and appeals is null`.execute(
      db,
    );
    await purgeReportsHandler.run({}, service.platform);
    await sql`delete from complaints`.execute(db);
    const { rows } = await sql<{
      number: number;
    }>`select (select count(*) from reports) + (select count(*) from complaints)
      + (select count(*) from decisions) + (select count(*) from appeals)::int as number`.execute(db);
    expect(Number(rows[0]?.number)).toBe(0);
    operator = await newOperator(service);
    await allReports();
    expect(await countingFindings(db)).toEqual([]);
  });
});
