import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { reportReasons } from '#contract/safety/report-reason.ts';
import { addApprovedPhoto } from '#server/photos/door.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

let anna: Person;
let bram: Person;

beforeEach(async () => {
  anna = await service.person({ name: 'Anna', trusted: true });
  bram = await service.person({ name: 'Bram' });
});

interface Kept {
  readonly reason: string;
  readonly words: string | null;
  readonly photo_id: number | null;
  readonly snapshot: {
    readonly name: string;
    readonly fictional: boolean;
    readonly photos: readonly unknown[];
  };
}

const photoOf = async (person: Person, path: string): Promise<number> => {
  await addApprovedPhoto(db, { member: person.id, path, isMain: true });
  const { rows } = await sql<{ id: number }>`select id from photos where path = ${path}`.execute(db);
  return rows[0]?.id ?? 0;
};

const keptBy = async (person: Person): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`
    select reason, words, photo_id, snapshot from reports where reporter_id = ${person.id} order by created_at`.execute(
    db,
  );
  return rows;
};

test('freezes the shown profile as evidence and returns a case number to the reporter [SAFE-1c, TRUST-4a, TRUST-4d, PROF-10c]', async () => {
  const prompts = [{ question: 'sunday', answer: 'op een bankje' } as const];
  await bram.api(changeProfile, { prompts });
  await addApprovedPhoto(db, { member: bram.id, path: 'test/bram', isMain: true });
  const { number, repeated } = (
    await anna.api(reportMember, { profile: bram.id, reason: 'other', words: '  Vraagt om geld. ' })
  ).answer;
  expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(repeated).toBe(false);
  // The reported member changes everything, and the evidence stays the same.
  await sql`update profiles set name = 'Nieuw' where member_id = ${bram.id}`.execute(db);
  await bram.api(changeProfile, { prompts: [] });
  await sql`delete from photos where member_id = ${bram.id}`.execute(db);
  expect(await keptBy(anna)).toMatchObject([
    {
      reason: 'other',
      words: 'Vraagt om geld.',
      photo_id: null,
      snapshot: { name: 'Bram', fictional: false, prompts, photos: [{ path: 'test/bram', main: true }] },
    },
  ]);
});

test('records the profile\'s label for a report "I thought this was a real person" [FIC-14a]', async () => {
  const fictional = await service.person({ fictional: true });
  await anna.api(reportMember, { profile: fictional.id, reason: 'thought_real' });
  expect(await keptBy(anna)).toMatchObject([{ reason: 'thought_real', snapshot: { fictional: true } }]);
});

test('files one case for repeated and simultaneous reports by the same member [SAFE-1c]', async () => {
  const reports = await Promise.all(
    [1, 2, 3, 4, 5].map(() => anna.api(reportMember, { profile: bram.id, reason: 'spam' })),
  );
  expect(new Set(reports.map(({ answer }) => answer.number)).size).toBe(1);
  expect(reports.filter(({ answer }) => !answer.repeated)).toHaveLength(1);
  expect(await keptBy(anna)).toHaveLength(1);
  // A photo of the same member is another case. After this case is closed, the profile can be reported again.
  const photo = await photoOf(bram, 'test/one');
  expect((await anna.api(reportMember, { profile: bram.id, photo, reason: 'spam' })).answer.repeated).toBe(
    false,
  );
  await sql`update reports set status = 'closed', keep_until = now()`.execute(db);
  expect((await anna.api(reportMember, { profile: bram.id, reason: 'fake' })).answer.repeated).toBe(false);
});

test('lets members report somebody who blocks them [PROF-7a, TRUST-4b]', async () => {
  await bram.api(blockMember, { profile: anna.id });
  expect((await anna.api(reportMember, { profile: bram.id, reason: 'offensive' })).status).toBe(200);
});

test('requires words for the reason "other", and accepts only a photo of the reported member [SAFE-1c]', async () => {
  const refused = await anna.api(reportMember, { profile: bram.id, reason: 'other' });
  expect(refused.problem.errors).toMatchObject([{ field: 'words', code: 'required' }]);
  const own = await photoOf(anna, 'test/own');
  // A photo of somebody else, or a deleted one, becomes a report of the profile. The answer does not reveal
  // which photos exist.
  await anna.api(reportMember, { profile: bram.id, photo: own, reason: 'fake' });
  expect((await keptBy(anna)).map(({ photo_id }) => photo_id)).toEqual([null]);
  for (const reason of reportReasons) {
    const other = await service.person();
    expect((await anna.api(reportMember, { profile: other.id, reason, words: 'Zo is het.' })).status).toBe(
      200,
    );
  }
});

test('limits a member to fifty reports a day [TRUST-12b]', async () => {
  const rows = Array.from({ length: 49 }, (_, index) => index + 1);
  await sql`insert into reports (site_id, reporter_id, member_id, photo_id, reason, snapshot)
    select 1, ${anna.id}, ${bram.id}, n, 'spam', '{}' from unnest(${rows}::int[]) n`.execute(db);
  const [cas, dora] = [await service.person(), await service.person()];
  expect((await anna.api(reportMember, { profile: cas.id, reason: 'spam' })).status).toBe(200);
  const refused = await anna.api(reportMember, { profile: dora.id, reason: 'spam' });
  expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_reports']);
  // A report that was filed before is still confirmed beyond the limit.
  expect((await anna.api(reportMember, { profile: cas.id, reason: 'spam' })).answer.repeated).toBe(true);
});
