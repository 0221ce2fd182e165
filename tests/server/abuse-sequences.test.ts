import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { day } from '#contract/kit/durations.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import type { AbuseStep } from '#tests/support/abuse/abuse-step.ts';
import { abuseSteps } from '#tests/support/abuse/abuse-steps.ts';
import {
  type AbuseWorld,
  type Bystander,
  type FiledReport,
  makeAbuseWorld,
} from '#tests/support/abuse/abuse-world.ts';
import { bystanderChecks } from '#tests/support/abuse/bystander-checks.ts';

const sequences = Number(process.env.RUNS ?? (process.env.LONG === '1' ? 1000 : 100));

const world = await makeAbuseWorld();

const sequence = fc.array(fc.oneof(...abuseSteps.map(({ weight, step }) => ({ weight, arbitrary: step }))), {
  minLength: 3,
  maxLength: 12,
});

/** Days since a stranger confirmed the address at the moment of a report; -1 if it is not confirmed. */
const daysAt = (start: Date, { by, at }: FiledReport): number =>
  by.confirmed ? by.days + (at.getTime() - start.getTime()) / day : -1;

const isIndependent = (one: FiledReport, other: FiledReport): boolean =>
  one.by !== other.by && one.network !== other.network && !(one.by.burst && other.by.burst);

/**
 * Judges by the written rule, apart from the code: whether the reports about a bystander can hide them.
 * Throwaway accounts cannot: unconfirmed, younger than a week, or opened in one burst within thirty days.
 */
function mayBeHidden({ reports }: AbuseWorld, start: Date, { id }: Bystander): boolean {
  const about = reports.filter((report) => report.about.id === id);
  if (about.some((report) => daysAt(start, report) >= 30)) return true;
  const known = about.filter((report) => daysAt(start, report) >= 7);
  return known.some((one) => known.some((other) => isIndependent(one, other)));
}

const hiddenNow = async ({ service }: AbuseWorld): Promise<number[]> => {
  const { rows } = await sql<{ member_id: number }>`select member_id from restrictions`.execute(
    service.platform.db,
  );
  return rows.map(({ member_id }) => member_id);
};

/** The checks that a bystander fails although they may not. */
async function failedChecks(bystander: Bystander, place: number, isHidden: boolean): Promise<string[]> {
  const checked = bystanderChecks.filter(({ evenIfHidden }) => evenIfHidden || !isHidden);
  const holds = await Promise.all(checked.map((check) => check.holds(world, bystander)));
  return checked.flatMap(({ name }, index) => (holds[index] ? [] : [`bystander ${place} no longer ${name}`]));
}

/** Runs the steps, and returns every harm to a bystander that the rule does not allow. */
async function harmsOf(steps: readonly AbuseStep[]): Promise<{ harms: string[]; hidden: number }> {
  await world.reset();
  const start = world.clock.now();
  const harms: string[] = [];
  for (const step of steps) {
    const reply = await step.run(world);
    if (reply !== undefined && reply.status >= 500) harms.push(`${step.name}: status ${reply.status}`);
  }
  const hidden = await hiddenNow(world);
  const found = world.bystanders.map(async (bystander, place) => {
    const isHidden = hidden.includes(bystander.id);
    if (isHidden && !mayBeHidden(world, start, bystander)) harms.push(`bystander ${place} is hidden`);
    harms.push(...(await failedChecks(bystander, place, isHidden)));
  });
  await Promise.all(found);
  if (hidden.some((id) => !world.bystanders.some((bystander) => bystander.id === id)))
    harms.push('somebody else is restricted');
  return { harms, hidden: hidden.length };
}

test(
  `hides and locks out no bystander in ${sequences} generated sequences of abuse [SAFE-8h]`,
  async () => {
    let ran = 0;
    let hidden = 0;
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        const result = await harmsOf(steps);
        ran += 1;
        hidden += result.hidden;
        expect(result.harms, steps.map(({ name }) => name).join('\n')).toEqual([]);
      }),
      { numRuns: sequences, seed: 20_261_123, endOnFailure: true },
    );
    expect(ran).toBe(sequences);
    // Patient strangers of several days can hide some: the test proves nothing if the rule never applies.
    expect(hidden).toBeGreaterThan(0);
  },
  sequences * 10_000,
);

test('hides nobody by a hundred throwaway accounts from a hundred networks [SAFE-8b, SAFE-8h]', async () => {
  await world.reset();
  const throwaways = world.strangers.filter(({ burst, confirmed, days }) => burst || !confirmed || days < 7);
  expect(throwaways).toHaveLength(97);
  for (const [place, by] of throwaways.entries()) {
    const profile = world.bystanders[place % world.bystanders.length]?.id ?? 0;
    const headers = { 'x-forwarded-for': `10.8.${place}.1` };
    expect((await by.api(reportMember, { profile, reason: 'underage' }, { headers })).status).toBe(200);
  }
  expect(await hiddenNow(world)).toEqual([]);
});
