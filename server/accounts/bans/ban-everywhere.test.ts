import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { banMember } from '#contract/accounts/ban-member.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { confirmMailChange, requestMailChange } from '#contract/accounts/mail-change.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { daySeconds } from '#contract/kit/durations.ts';
import { liftRestrictions } from '#contract/profiles/lift-restrictions.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { loadSites } from '#server/sites/door.ts';
import { approveWaiting } from '#tests/support/people/approve-waiting.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { reviewAppeal } from '#tests/support/people/review-appeal.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { eraseDueJob } from '../deletion/erase-due.job.ts';

const clock = movableClock();
const service = await startService({ clock });
const { db } = service.platform;
await sql`insert into sites (id, host, company_id, niche, settings)
    values (2, 'she.localhost', 1, 2, '{"reveal_account_existence": "yes"}')`.execute(db);
await loadSites(db);
const password = 'a rather long password';
interface Account {
  readonly client: Client;
  readonly id: number;
}

const elsewhere = () => service.client('she.localhost');

/** An account with an address, `confirmed` if its owner followed the mailed link. */
const account = async (client: Client, email: string, confirmed = true): Promise<Account> => {
  const { id } = await signUpMember(client, { name: 'Bram', email, password });
  if (confirmed) {
    await verifyAddress(db, id, clock.now());
    await activateProfile(db, id);
  }
  return { client, id };
};

const statusOf = async (id: number) => {
  const { rows } = await sql<{ status: string }>`select status from profiles where member_id = ${id}`.execute(
    db,
  );
  return rows[0]?.status;
};

/** The restriction of the account, read after a new log-in. */
const restrictionAt = async (client: Client) => {
  await client.api(logIn, { email, password }).then((reply) => reply.answer);
  return (await client.api(getCurrentUser, {})).answer.user?.restriction;
};

let operator: TestOperator;
/** Approves bans on further sites. */
let second: TestOperator;
let email: string;
let here: Account;
let there: Account;

/** Bans an account after a report about it, and returns the case. */
const banned = async ({ id }: Account, outcome: 'banned' | 'suspended' = 'banned'): Promise<number> => {
  const anna = await account(service.client(), `${randomUUID()}@post.example`);
  await anna.client.api(reportMember, { profile: id, reason: 'offensive' });
  const { report } = (await operator.client.api(claimReport, {})).answer;
  if (report === null) throw new Error('there is nothing to take');
  const days = outcome === 'suspended' ? { days: 3 } : {};
  const ban = { report: report.id, outcome, ground: 'offensive', facts: 'Gezien.', ...days } as const;
  await operator.client.api(banMember, ban).then((reply) => reply.answer);
  await approveWaiting(second.client);
  return report.id;
};

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  await sql`delete from restrictions`.execute(db);
  operator = await newOperator(service);
  second = await newOperator(service);
  email = `${randomUUID()}@post.example`;
  here = await account(service.client(), email);
  there = await account(elsewhere(), email);
});

describe('a ban', () => {
  test('holds for the account with the same address on our other site, with separate reasons and appeal [TRUST-9a, DSA-2a, DSA-3b]', async () => {
    const socket = await there.client.socket();
    await banned(here);
    await eventually(() => expect(socket.connected).toBe(false));
    expect(await statusOf(there.id)).toBe('disabled');
    expect(await restrictionAt(there.client)).toBe('restricted');
    const { decisions, reported } = (await there.client.api(listCases, {})).answer;
    expect(reported).toEqual([]);
    expect(decisions).toMatchObject([
      {
        outcome: 'banned',
        ground: 'offensive',
        facts: 'Gezien.',
        subject: 'elsewhere',
        lifted_at: null,
      },
    ]);
    // The mail of the other account goes to the same address, before this mail or after it.
    await eventually(() =>
      expect(service.service.mailbox?.list(email).map(({ text }) => text)).toContainEqual(
        expect.stringContaining('op een andere site van ons is uitgesloten'),
      ),
    );
    const decision = decisions[0]?.id ?? 0;
    await there.client.api(appealDecision, { decision, words: 'Dat ben ik niet.' });
    await reviewAppeal(service, decision);
    // The other account turns out to be another person's; the reported account stays banned.
    expect([await statusOf(there.id), await statusOf(here.id)]).toEqual(['active', 'disabled']);
  });

  test.each(['an operator', 'an appeal'])(
    'that %s ends is lifted on the other site as well, and the decision there records it [TRUST-9a, DSA-3b]',
    async (by) => {
      const report = await banned(here);
      if (by === 'an operator') await operator.client.api(liftRestrictions, { member: here.id });
      else {
        await here.client.api(logIn, { email, password });
        await here.client.api(appealDecision, { decision: report, words: 'Dat was ik niet.' });
        await reviewAppeal(service, report);
      }
      expect([await statusOf(here.id), await statusOf(there.id)]).toEqual(['active', 'active']);
      expect(await restrictionAt(there.client)).toBeNull();
      expect((await there.client.api(listCases, {})).answer).toMatchObject({
        decisions: [{ outcome: 'banned', lifted_at: expect.any(String) }],
        restrictions: [],
      });
    },
  );

  test('bars the address from all sites, also for a mail change and after the account is erased [TRUST-9b]', async () => {
    email = `${randomUUID()}@post.example`;
    here = await account(service.client(), email);
    await banned(here);
    const form = signUpForm({ email: email.toUpperCase(), password });
    const refusal = async () => (await elsewhere().api(signUp, form)).problem.errors;
    const whileThere = await refusal();
    expect(whileThere).toMatchObject([{ field: 'email', code: 'email_taken' }]);
    // For a member with an account elsewhere, the barred address looks like a taken one.
    const other = await account(elsewhere(), `${randomUUID()}@post.example`);
    const change = await other.client.api(requestMailChange, { new_email: email, password });
    expect(change.problem.errors).toMatchObject([{ field: 'new_email', code: 'email_taken' }]);
    await here.client.api(logIn, { email, password });
    await here.client.api(requestDeletion, { password, reason: 'other' });
    clock.forward(14 * daySeconds + 60);
    await service.platform.transact((unit) => unit.enqueue(eraseDueJob, {}));
    await eventually(async () => {
      const { rows } = await sql`select from members where id = ${here.id} and erased_at is not null`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    });
    expect(await refusal()).toEqual(whileThere);
    clock.forward(3 * 365 * daySeconds);
    expect((await elsewhere().api(signUp, form)).status).toBe(200);
  });

  test('during a pending mail change to the address prevents the change [TRUST-9b]', async () => {
    email = `${randomUUID()}@post.example`;
    const other = await account(elsewhere(), `${randomUUID()}@post.example`);
    await other.client.api(requestMailChange, { new_email: email, password }).then((reply) => reply.answer);
    const link = await eventually(async () => {
      const [first] = (await service.mailTo(email)).links;
      return new URL(first ?? '');
    });
    here = await account(service.client(), email);
    await banned(here);
    const confirmed = await other.client.api(confirmMailChange, {
      token: link.searchParams.get('token') ?? '',
    });
    expect(confirmed.problem.code).toBe('address_taken');
  });

  test('affects no other account if the banned account never proved the address [TRUST-9a]', async () => {
    email = `${randomUUID()}@post.example`;
    here = await account(service.client(), email);
    there = await account(elsewhere(), email);
    await sql`update addresses set verified_at = null where member_id = ${here.id}`.execute(db);
    await banned(here);
    expect(await restrictionAt(there.client)).toBeNull();
  });

  test('and a simultaneous sign-up with its address never leave an open account [TRUST-9b]', async () => {
    for (let round = 0; round < 4; round += 1) {
      email = `${randomUUID()}@post.example`;
      here = await account(service.client(), email);
      const form = signUpForm({ email, password });
      await Promise.all([banned(here), elsewhere().api(signUp, form)]);
      const { rows } = await sql<{ open: number }>`
        select count(*)::int as open from addresses
        where email = ${email} and not exists (select from restrictions where restrictions.member_id = addresses.member_id)`.execute(
        db,
      );
      expect(rows).toEqual([{ open: 0 }]);
    }
  });
});

test('limits a suspension to its own site [TRUST-9a, DSA-5a]', async () => {
  await banned(here, 'suspended');
  expect(await restrictionAt(there.client)).toBeNull();
  expect(await restrictionAt(here.client)).toBe('restricted');
});
