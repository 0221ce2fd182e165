import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { banMember } from '#contract/accounts/ban-member.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { requestExport } from '#contract/accounts/request-export.ts';
import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { getChatPartners } from '#contract/chat/get-chat-partners.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { daySeconds } from '#contract/kit/durations.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { liftRestrictions } from '#contract/profiles/lift-restrictions.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { listRestrictions } from '#contract/safety/list-restrictions.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { activateProfile, endSuspensionsJob } from '#server/profiles/door.ts';
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
const password = 'a rather long password';
interface Person {
  readonly client: Client;
  readonly id: number;
  readonly email: string;
}

/** A confirmed, logged-in member. */
const person = async (
  name: string,
  given: { gender?: 'male'; looking_for?: 'female' } = {},
): Promise<Person> => {
  const client = service.client();
  const email = `${randomUUID()}@post.example`;
  const { id } = await signUpMember(client, { name, email, password, ...given });
  await verifyAddress(db, id, clock.now());
  await activateProfile(db, id);
  return { client, id, email };
};

let operator: TestOperator;
let anna: Person;
let bram: Person;
let conversation: number;

/** Reports Bram and has the operator claim the case. */
const taken = async (): Promise<number> => {
  await anna.client.api(reportMember, { profile: bram.id, reason: 'offensive' });
  const { report } = (await operator.client.api(claimReport, {})).answer;
  if (report === null) throw new Error('there is nothing to take');
  return report.id;
};

const banned = async (days?: number): Promise<number> => {
  const report = await taken();
  const decided = {
    report,
    outcome: days === undefined ? 'banned' : 'suspended',
    ground: 'offensive',
    facts: 'Gezien in de melding.',
  } as const;
  await operator.client
    .api(banMember, { ...decided, ...(days !== undefined && { days }) })
    .then((reply) => reply.answer);
  return report;
};

const inAgain = async (): Promise<Client> => {
  const client = service.client();
  await client.api(logIn, { email: bram.email, password }).then((reply) => reply.answer);
  return client;
};

/** Places in which Anna sees Bram: profile, search, conversations, likes. */
const whereShe = async (): Promise<Record<string, boolean>> => {
  const found = (await anna.client.api(searchMembers, { gender: 'male' })).answer.results;
  const chats = (await anna.client.api(getChats, {})).answer.chats;
  const likes = (await anna.client.api(getLikes, {})).answer;
  return {
    opens: (await anna.client.api(getMember, { id: bram.id })).status === 200,
    finds: found.some(({ id }) => id === bram.id),
    chats: chats.some(({ profile }) => profile.id === bram.id),
    likes: likes.liked_by.some(({ profile }) => profile.id === bram.id),
  };
};

/** Returns whether Bram gets only mails that concern his account. */
const isQuiet = async (): Promise<boolean | undefined> => {
  const { rows } = await sql<{
    quiet: boolean;
  }>`select quiet from addresses where member_id = ${bram.id}`.execute(db);
  return rows[0]?.quiet;
};

const everywhere = { opens: true, finds: true, chats: true, likes: true };
const nowhere = { opens: false, finds: false, chats: false, likes: false };

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  await sql`delete from restrictions`.execute(db);
  operator = await newOperator(service);
  anna = await person('Anna');
  bram = await person('Bram', { gender: 'male', looking_for: 'female' });
  const greeting = { profile: anna.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
  conversation = (await bram.client.api(sendMessage, greeting)).answer.message.conversation;
  await bram.client.api(likeMember, { profile: anna.id });
});

describe('a ban', () => {
  test('hides the member and ends all their logins at once, and notifies no other member [SAFE-1d, SAFE-2b, DSA-6b, AUTH-8c]', async () => {
    expect(await whereShe()).toEqual(everywhere);
    const second = await inAgain();
    const [hers, his, alsoHis] = [
      await anna.client.socket(),
      await bram.client.socket(),
      await second.socket(),
    ];
    const heard: string[] = [];
    hers.onAny((name: string) => heard.push(name));
    await banned();
    await eventually(() => expect([his.connected, alsoHis.connected]).toEqual([false, false]));
    for (const client of [bram.client, second])
      expect((await client.api(getCurrentUser, {})).answer.user).toBeNull();
    expect(await whereShe()).toEqual(nowhere);
    expect(await isQuiet()).toBe(true);
    expect(heard).toEqual([]);
    const again = { conversation, client_id: randomUUID(), kind: 'text', text: 'Ben je er nog?' } as const;
    expect((await anna.client.api(sendMessage, again)).problem.code).toBe('not_found');
    const { rows } = await sql<{ action: string; details: object }>`select action, details from audit_entries
      where member_id = ${bram.id} and action = 'safety/decide'`.execute(db);
    expect(rows).toEqual([
      {
        action: 'safety/decide',
        details: { outcome: 'banned', ground: 'offensive' },
      },
    ]);
  });

  test('mails its reasons: the facts, the rule, the decision maker, and the ways to appeal [DSA-2a]', async () => {
    await banned();
    const { subject, text } = await eventually(async () => {
      const mail = await service.mailTo(bram.email);
      if (!mail.text.includes('uitgesloten')) throw new Error('not mailed yet');
      return mail;
    });
    expect(subject).toBe('Een beslissing over je account');
    for (const said of ['Je profiel is gemeld', 'Beledigen', 'geen computer', 'bezwaar', 'rechter'])
      expect(text).toContain(said);
    expect(text).not.toContain('Anna');
  });

  test('leaves open what concerns it (reasons, appeal, data, deletion), and refuses sockets and the rest [DSA-6a]', async () => {
    const report = await banned();
    const client = await inAgain();
    expect((await client.api(getCurrentUser, {})).answer.user?.restriction).toBe('restricted');
    const { decisions, restrictions } = (await client.api(listCases, {})).answer;
    expect(decisions).toMatchObject([
      {
        outcome: 'banned',
        ground: 'offensive',
        facts: 'Gezien in de melding.',
        until: null,
        lifted_at: null,
      },
    ]);
    expect(restrictions).toMatchObject([{ kind: 'banned', ground: 'offensive', until: null }]);
    const refused = await client.api(setVisibility, { invisible: true });
    expect([refused.status, refused.problem.code]).toEqual([403, 'account_restricted']);
    expect(refused.problem.detail).toContain('geschorst of uitgesloten');
    await expect(client.socket()).rejects.toThrow('account_restricted');
    expect((await client.api(requestExport, { password })).status).toBe(200);
    expect((await client.api(appealDecision, { decision: report, words: 'Dat was ik niet.' })).status).toBe(
      200,
    );
    expect((await client.api(requestDeletion, { password, reason: 'other' })).status).toBe(200);
  });

  test('still allows blocking, reporting and removing by name, but closes the conversations [TRUST-12a]', async () => {
    const cas = await person('Cas');
    const greeting = { profile: cas.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
    await bram.client.api(sendMessage, greeting);
    await banned();
    const client = await inAgain();
    expect((await client.api(getChats, {})).problem.code).toBe('account_restricted');
    const listed = async () => (await client.api(getChatPartners, {})).answer.results;
    expect(await listed()).toEqual([
      { id: cas.id, name: 'Cas', fictional: false },
      { id: anna.id, name: 'Anna', fictional: false },
    ]);
    const reported = await client.api(reportMessage, { profile: anna.id, reason: 'spam' });
    expect(reported.answer).toMatchObject({ repeated: false, number: expect.any(String) });
    expect((await client.api(reportMember, { profile: cas.id, reason: 'fake' })).status).toBe(200);
    expect((await client.api(removeChat, { conversation })).status).toBe(200);
    expect((await client.api(blockMember, { profile: cas.id })).status).toBe(200);
    expect(await listed()).toEqual([{ id: anna.id, name: 'Anna', fictional: false }]);
    // A member who blocked Bram is missing from his lists, without a reason.
    await anna.client.api(blockMember, { profile: bram.id });
    expect(await listed()).toEqual([]);
  });

  test('that an appeal reverses restores everything, also an invisible profile [DSA-3b, DSA-6d]', async () => {
    await bram.client.api(setVisibility, { invisible: true });
    const before = await whereShe();
    const report = await banned();
    const client = await inAgain();
    await client.api(appealDecision, { decision: report, words: 'Dat was ik niet.' });
    await reviewAppeal(service, report);
    expect(await whereShe()).toEqual(before);
    // The same login becomes an ordinary one from now on.
    const { user } = (await client.api(getCurrentUser, {})).answer;
    expect(user).toMatchObject({ restriction: null, profile: { invisible: true } });
    const { rows } = await sql`select from restrictions where member_id = ${bram.id}`.execute(db);
    expect(rows).toEqual([]);
  });

  test('is lifted once by an operator from the list of restrictions, and the decision records it [SAFE-2b, DSA-6d]', async () => {
    await banned();
    const { results } = (await operator.client.api(listRestrictions, {})).answer;
    expect(results).toMatchObject([{ member: bram.id, kind: 'banned', ground: 'offensive' }]);
    const replies = await Promise.all(
      [1, 2, 3].map(() => operator.client.api(liftRestrictions, { member: bram.id })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await whereShe()).toEqual(everywhere);
    expect(await isQuiet()).toBe(false);
    const client = await inAgain();
    expect((await client.api(listCases, {})).answer).toMatchObject({
      decisions: [{ outcome: 'banned', lifted_at: expect.any(String) }],
      restrictions: [],
    });
    const { rows } = await sql`select from audit_entries
      where member_id = ${bram.id} and action = 'profiles/lift-restrictions' and not look`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('is decided once: repeats count once, others are refused, only suspensions take days [SAFE-2b]', async () => {
    const report = await taken();
    const ban = { report, outcome: 'banned', ground: 'spam', facts: 'Gezien in de melding.' } as const;
    const other = await newOperator(service);
    const replies = await Promise.all([
      operator.client.api(banMember, ban),
      operator.client.api(banMember, ban),
      other.client.api(banMember, ban),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 409]);
    const { rows } = await sql`select from restrictions where member_id = ${bram.id}`.execute(db);
    expect(rows).toHaveLength(1);
    for (const wrong of [{ ...ban, days: 3 }, { ...ban, outcome: 'suspended' } as const]) {
      const { problem } = await operator.client.api(banMember, wrong);
      expect(problem.errors).toMatchObject([{ field: 'days', code: 'required' }]);
    }
    const long = await operator.client.api(banMember, { ...ban, outcome: 'suspended', days: 366 });
    expect(long.problem.errors).toMatchObject([{ field: 'days', code: 'too_long' }]);
  });

  test('and a deletion that is undone do not affect each other [GDPR-8b, DSA-6d]', async () => {
    await banned();
    const client = await inAgain();
    await client.api(requestDeletion, { password, reason: 'other' });
    await operator.client.api(liftRestrictions, { member: bram.id }).then((reply) => reply.answer);
    // Nothing restricts Bram any more, but his account is still being deleted.
    expect(await whereShe()).toEqual(nowhere);
    const { rows } = await sql<{ status: string; held: string | null; was: string }>`
      select profiles.status, held_status as held, deletions.profile_status as was
      from profiles join deletions using (member_id) where member_id = ${bram.id}`.execute(db);
    expect(rows).toEqual([{ status: 'disabled', held: null, was: 'active' }]);
  });
});

test('refuses a second account with a banned address, also after the account is erased [AUTH-14c, GDPR-9a, SAFE-1d]', async () => {
  await banned();
  const again = signUpForm({ email: bram.email.toUpperCase() });
  const refusal = async () => {
    const { problem } = await service.client().api(signUp, again);
    return problem.errors;
  };
  const whileThere = await refusal();
  expect(whileThere).toMatchObject([{ field: 'email', code: 'email_taken' }]);
  await (await inAgain()).api(requestDeletion, { password, reason: 'other' });
  clock.forward(14 * daySeconds + 60);
  await service.platform.transact((unit) => unit.enqueue(eraseDueJob, {}));
  await eventually(async () => {
    const { rows } = await sql`select from members where id = ${bram.id} and erased_at is not null`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });
  expect(await refusal()).toEqual(whileThere);
  clock.forward(3 * 365 * daySeconds);
  expect((await service.client().api(signUp, again)).status).toBe(200);
});

describe('a suspension', () => {
  test('ends by itself: the member logs in normally, is visible again, and no row is left [DSA-5a, DSA-6d]', async () => {
    await banned(3);
    const client = await inAgain();
    expect((await client.api(listCases, {})).answer.restrictions).toMatchObject([
      { kind: 'suspended', until: expect.any(String) },
    ]);
    clock.forward(3 * daySeconds - 60);
    await service.platform.transact((unit) => unit.enqueue(endSuspensionsJob, {}));
    expect((await client.api(getCurrentUser, {})).answer.user?.restriction).toBe('restricted');
    clock.forward(120);
    expect((await client.api(getCurrentUser, {})).answer.user?.restriction).toBeNull();
    expect((await client.api(getChats, {})).status).toBe(200);
    await service.platform.transact((unit) => unit.enqueue(endSuspensionsJob, {}));
    await eventually(async () => expect(await whereShe()).toEqual(everywhere));
    const { rows } = await sql`select from restrictions where member_id = ${bram.id}`.execute(db);
    expect(rows).toEqual([]);
    await eventually(async () =>
      expect((await service.mailTo(bram.email)).text).toContain('geldt niet meer'),
    );
  });

  test('that cannot be ended now does not keep others from ending [DSA-6d]', async () => {
    await banned(3);
    const cas = await person('Cas', { gender: 'male', looking_for: 'female' });
    await anna.client.api(reportMember, { profile: cas.id, reason: 'spam' });
    const { report } = (await operator.client.api(claimReport, {})).answer;
    const decided = {
      report: report?.id ?? 0,
      outcome: 'suspended',
      ground: 'spam',
      facts: 'Gezien in de melding.',
      days: 3,
    } as const;
    await operator.client.api(banMember, decided).then(({ answer }) => answer);
    clock.forward(4 * daySeconds);
    const first = Math.min(bram.id, cas.id);
    await sql`create function stuck() returns trigger language plpgsql as 'begin raise exception ''stuck''; end'`.execute(
      db,
    );
    await sql`create trigger stuck before delete on restrictions for each row
      when (old.member_id = ${sql.lit(first)}) execute function stuck()`.execute(db);
    try {
      await service.platform.transact((unit) => unit.enqueue(endSuspensionsJob, {}));
      await eventually(async () => {
        const { rows } = await sql<{ member_id: number }>`select member_id from restrictions`.execute(db);
        expect(rows).toEqual([{ member_id: first }]);
      });
    } finally {
      await sql`drop function stuck cascade`.execute(db);
    }
  });

  test('from two cases ends with the second one [DSA-3b]', async () => {
    const first = await banned(3);
    const cas = await person('Cas');
    await cas.client.api(reportMember, { profile: bram.id, reason: 'spam' });
    const { report } = (await operator.client.api(claimReport, {})).answer;
    const second = report?.id ?? 0;
    await operator.client.api(banMember, {
      report: second,
      outcome: 'banned',
      ground: 'spam',
      facts: 'Gezien in de melding.',
    });
    const client = await inAgain();
    const results: string[] = [];
    for (const decision of [first, second]) {
      await client.api(appealDecision, { decision, words: 'Nee.' });
      await reviewAppeal(service, decision);
      results.push((await client.api(getCurrentUser, {})).answer.user?.restriction ?? 'free');
    }
    expect(results).toEqual(['restricted', 'free']);
    expect(await whereShe()).toEqual(everywhere);
  });
});
