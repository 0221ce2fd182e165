import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addEditorNote } from '#contract/chat/editors/add-editor-note.ts';
import { claimTalk } from '#contract/chat/editors/claim-talk.ts';
import { holdTalk } from '#contract/chat/editors/hold-talk.ts';
import { listWaitingTalks } from '#contract/chat/editors/list-waiting-talks.ts';
import { releaseTalk } from '#contract/chat/editors/release-talk.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { claimedTalk, writeToFictional } from '#tests/support/people/editor-talks.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { changeSettings, setAnswers } from '#tests/support/sites/answer-with-editors.ts';

let service: PeopleService;
let editor: TestOperator;
let other: TestOperator;
let anna: Person;
let vera: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
  await setAnswers(service.platform.db, 'editors');
  editor = await newOperator(service);
  other = await newOperator(service);
});

beforeEach(async () => {
  await sql`update editor_talks set waiting_since = null, claimed_by = null, claimed_until = null`.execute(
    service.platform.db,
  );
  anna = await service.person({ name: 'Anna', language: 'de' });
  vera = await service.person({ name: 'Vera', fictional: true });
});

const expire = () =>
  sql`update editor_talks set claimed_until = now() - interval '1 second' where claimed_by is not null`.execute(
    service.platform.db,
  );

const listed = async (by: TestOperator) => (await by.client.api(listWaitingTalks, {})).answer;

describe('the queue of editors', () => {
  test('lists waiting conversations oldest first, with site, language and deadline, and nothing else of the member [MEET-15a]', async () => {
    const bram = await service.person({ name: 'Bram', language: 'nl' });
    const first = await writeToFictional(anna, vera);
    await writeToFictional(bram, vera);
    await writeToFictional(anna, vera, 'Ben je er nog?');
    const { results, waiting } = await listed(editor);
    expect(waiting.number).toBe(2);
    expect(results.map(({ language }) => language)).toEqual(['de', 'nl']);
    expect(results[0]).toEqual({
      conversation: first.conversation,
      site: 'localhost',
      profile: 'Vera',
      language: 'de',
      waiting_since: first.sent_at,
      answer_by: expect.any(String),
      held: 'nobody',
    });
    expect(JSON.stringify(results)).not.toMatch(/Anna|Bram/);
  });

  test('gives a conversation to one of eight editors who claim it at once [MEET-15a]', async () => {
    await writeToFictional(anna, vera);
    const editors = [
      editor,
      other,
      ...(await Promise.all([1, 2, 3, 4, 5, 6].map(() => newOperator(service)))),
    ];
    const replies = await Promise.all(editors.map(({ client }) => client.api(claimTalk, {})));
    expect(replies.filter(({ answer }) => answer.talk !== null)).toHaveLength(1);
  });

  test('keeps a claimed conversation from others until it is released or expires [MEET-15a]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    await claimedTalk(editor, conversation);
    expect((await listed(other)).results[0]?.held).toBe('other');
    const refused = await other.client.api(claimTalk, { conversation });
    expect(refused.problem).toMatchObject({ status: 409, code: 'talk_not_yours' });
    (await other.client.api(releaseTalk, { conversation })).answer;
    expect((await listed(editor)).results[0]?.held).toBe('you');
    (await editor.client.api(releaseTalk, { conversation })).answer;
    expect((await claimedTalk(other, conversation)).conversation).toBe(conversation);
    await expire();
    expect((await claimedTalk(editor, conversation)).conversation).toBe(conversation);
  });

  test('extends the claim of an editor who types, and not of one who only has the page open [MEET-15a]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    const { held_until: before } = await claimedTalk(editor, conversation);
    await sql`update editor_talks set claimed_until = claimed_until - interval '1 minute'`.execute(
      service.platform.db,
    );
    const hold = async (typing: boolean) =>
      (await editor.client.api(holdTalk, { conversation, typing })).answer.held_until;
    expect(Date.parse(await hold(false))).toBe(Date.parse(before) - 60_000);
    expect(Date.parse(await hold(true))).toBeGreaterThanOrEqual(Date.parse(before));
    await expire();
    const late = await editor.client.api(holdTalk, { conversation, typing: true });
    expect(late.problem.code).toBe('talk_not_yours');
  });

  test('limits the conversations that an editor holds at once [MEET-15e]', async () => {
    await changeSettings(service.platform.db, { editor_open_talks: 1 });
    const bram = await service.person();
    const first = await writeToFictional(anna, vera);
    const second = await writeToFictional(bram, vera);
    await claimedTalk(editor, first.conversation);
    const more = await editor.client.api(claimTalk, { conversation: second.conversation });
    expect(more.problem).toMatchObject({ status: 409, code: 'too_many_talks' });
    expect((await claimedTalk(editor, first.conversation)).pace.open_talks).toBe(1);
    await changeSettings(service.platform.db, { editor_open_talks: 3 });
  });

  test('leaves out a member who removed the conversation, or was banned [MEET-15a]', async () => {
    const { db } = service.platform;
    const { conversation } = await writeToFictional(anna, vera);
    const bram = await service.person();
    await writeToFictional(bram, vera);
    (await anna.api(removeChat, { conversation })).answer;
    await sql`update profiles set status = 'disabled' where member_id = ${bram.id}`.execute(db);
    expect((await listed(editor)).results).toEqual([]);
    expect((await editor.client.api(claimTalk, {})).answer.talk).toBeNull();
  });
});

describe('a claimed conversation', () => {
  test('shows the profile, this talk and the member as members see them, and no contact data [MEET-15b]', async () => {
    const iris = await service.person({ name: 'Iris', fictional: true });
    await writeToFictional(anna, iris, 'Alleen voor Iris');
    await writeToFictional(anna, vera, 'Voor Vera');
    const { conversation } = await writeToFictional(anna, vera, 'Nog iets');
    const talk = await claimedTalk(editor, conversation);
    expect(talk.profile).toMatchObject({ name: 'Vera', fictional: true });
    expect(talk.member).toEqual({
      name: 'Anna',
      age: expect.any(Number),
      place: talk.member.place,
      country: 'NL',
    });
    expect(talk.messages.map(({ from, text }) => [from, text])).toEqual([
      ['member', 'Voor Vera'],
      ['member', 'Nog iets'],
    ]);
    expect(JSON.stringify(talk)).not.toMatch(/Alleen voor Iris|@people\.example|client_id/);
  });

  test('records each look with the operator and the member [MEET-15b]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    await claimedTalk(editor, conversation);
    const { rows } = await sql`select operator_id, subject_id from audit_entries
      where action = 'chat/look-at-talk' and member_id = ${anna.id}`.execute(service.platform.db);
    expect(rows).toEqual([{ operator_id: editor.id, subject_id: conversation }]);
  });

  test('warns the editor of a sign of vulnerability [FIC-6a]', async () => {
    const { conversation } = await writeToFictional(anna, vera, 'Ik voel me zo eenzaam');
    expect((await claimedTalk(editor, conversation)).care).toBe('lonely');
  });

  test('has notes about the profile and about this talk, which never change [MEET-15b]', async () => {
    const { db } = service.platform;
    const { conversation } = await writeToFictional(anna, vera);
    await claimedTalk(editor, conversation);
    const note = { conversation, about: 'talk', words: 'Houdt van tuinen' } as const;
    (await editor.client.api(addEditorNote, note)).answer;
    (await editor.client.api(addEditorNote, { conversation, about: 'profile', words: 'Vera leest' })).answer;
    expect((await other.client.api(addEditorNote, note)).problem.code).toBe('talk_not_yours');
    const bram = await service.person();
    const second = await writeToFictional(bram, vera);
    expect((await claimedTalk(editor, conversation)).notes.map(({ about, words }) => [about, words])).toEqual(
      [
        ['profile', 'Vera leest'],
        ['talk', 'Houdt van tuinen'],
      ],
    );
    const elsewhere = await claimedTalk(other, second.conversation);
    expect(elsewhere.notes.map(({ words, by }) => [words, by])).toEqual([['Vera leest', 'other']]);
    await expect(sql`update editor_notes set words = 'x'`.execute(db)).rejects.toThrow('never change');
  });
});
