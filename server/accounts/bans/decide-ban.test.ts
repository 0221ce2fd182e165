import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { banMember } from '#contract/accounts/ban-member.ts';
import { decideBan } from '#contract/accounts/decide-ban.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { liftRestrictions } from '#contract/profiles/lift-restrictions.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

const service = await startService();
const { db } = service.platform;
await addSite(db, 'she.localhost', {}, 2);

let asker: TestOperator;
let approver: TestOperator;
let here: number;
let there: number;

const account = async (client: Client, email: string): Promise<number> => {
  const { id } = await signUpMember(client, { email });
  await verifyAddress(db, id, new Date());
  await activateProfile(db, id);
  return id;
};

const statuses = async () => {
  const { rows } = await sql<{ status: string }>`select status from profiles
    where member_id in (${here}, ${there}) order by member_id = ${there}`.execute(db);
  return rows.map(({ status }) => status);
};

beforeEach(async () => {
  asker = await newOperator(service, service.client(), ['moderator']);
  approver = await newOperator(service, service.client(), ['moderator']);
  const email = `${randomUUID()}@post.example`;
  here = await account(service.client(), email);
  there = await account(service.client('she.localhost'), email);
});

/** One operator bans the member, and returns the request for the other site. */
const ban = async (): Promise<number> => {
  const anna = service.client();
  await account(anna, `${randomUUID()}@post.example`);
  await anna.api(reportMember, { profile: here, reason: 'offensive' });
  const { report } = (await asker.client.api(claimReport, {})).answer;
  const decision = {
    report: report?.id ?? 0,
    outcome: 'banned',
    ground: 'offensive',
    facts: 'Een dreigbericht.',
  } as const;
  expect((await asker.client.api(banMember, decision)).answer.waits).toBe(true);
  const { results } = (await approver.client.api(listApprovals, {})).answer;
  return results.find(({ member }) => member === here)?.id ?? 0;
};

const decide = ({ client }: TestOperator, approval: number, approved = true) =>
  client.api(decideBan, { approval, approved });

describe('a ban on all sites', () => {
  test('holds on its site at once, and elsewhere after a second operator approved [SAFE-6a, TRUST-9a]', async () => {
    const approval = await ban();
    expect(await statuses()).toEqual(['disabled', 'active']);
    expect((await decide(asker, approval)).problem.code).toBe('own_request');
    (await decide(approver, approval)).answer;
    expect(await statuses()).toEqual(['disabled', 'disabled']);
    expect((await decide(approver, approval)).status).toBe(404);
  });

  test('stays on its site if the second operator declines [SAFE-6a]', async () => {
    (await decide(approver, await ban(), false)).answer;
    expect(await statuses()).toEqual(['disabled', 'active']);
  });

  test('is not approved once the first ban ended [SAFE-6a]', async () => {
    const approval = await ban();
    (await approver.client.api(liftRestrictions, { member: here })).answer;
    expect((await decide(approver, approval)).problem.code).toBe('ban_ended');
    expect(await statuses()).toEqual(['active', 'active']);
  });
});
