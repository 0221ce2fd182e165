import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { claimPopup } from '#contract/likes/claim-popup.ts';
import { likeReceived, likeRemoved } from '#contract/likes/events.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { eventually, startService } from '#tests/support/service/service.ts';

const service = await startService({ wiring: memberIdCookieWiring });
const { db } = service.platform;

test('withholds likes and matches of a member flagged as fraud until the flag is removed [FIC-9b]', async () => {
  const [fraud, bram, cas] = [
    await addMember(service.platform, { name: 'Fraud' }),
    await addMember(service.platform),
    await addMember(service.platform),
  ];
  await sql`insert into withheld_members (member_id) values (${fraud})`.execute(db);
  const [theirs, his] = [loggedIn(service, fraud), loggedIn(service, bram)];
  const socket = await his.socket();
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  (await theirs.api(likeMember, { profile: bram })).answer;
  (await theirs.api(unlikeMember, { profile: bram })).answer;
  (await theirs.api(likeMember, { profile: bram })).answer;
  expect((await his.api(getLikes, {})).answer.liked_by).toEqual([]);
  expect((await his.api(claimPopup, {})).answer.like).toBeNull();
  // A member who likes the flagged member by themselves learns nothing. The flagged member notices nothing
  // either.
  expect((await his.api(likeMember, { profile: fraud })).answer.match).toBe(false);
  expect((await his.api(getLikes, {})).answer.profiles).toMatchObject([{ id: fraud, match: false }]);
  expect((await theirs.api(getLikes, {})).answer.profiles).toMatchObject([{ id: bram, match: true }]);

  // A later like arrives, which proves that an earlier one would have arrived too.
  (await loggedIn(service, cas).api(likeMember, { profile: bram })).answer;
  await eventually(() => expect(heard).toContain(likeReceived.name));
  expect(heard.filter((name) => name === likeReceived.name)).toHaveLength(1);
  expect(heard).not.toContain(likeRemoved.name);
  socket.close();

  await sql`delete from withheld_members`.execute(db);
  const { liked_by } = (await his.api(getLikes, {})).answer;
  expect(liked_by.find(({ id }) => id === fraud)).toMatchObject({ match: true });
});
