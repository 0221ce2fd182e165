import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EditorTalk } from '#contract/chat/editors/editor-talk.ts';
import { releaseTalk } from '#contract/chat/editors/release-talk.ts';
import { messageAdded } from '#contract/chat/events.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { walletOf } from '#server/ledger/door.ts';
import { answerTalk, claimedTalk, writeToFictional } from '#tests/support/people/editor-talks.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { changeSettings, setAnswers } from '#tests/support/sites/answer-with-editors.ts';

let service: PeopleService;
let editor: TestOperator;
let other: TestOperator;
let anna: Person;
let vera: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
  await setAnswers(service.platform.db, 'editors');
  other = await newOperator(service);
});

beforeEach(async () => {
  editor = await newOperator(service);
  anna = await service.person({ name: 'Anna' });
  vera = await service.person({ name: 'Vera', fictional: true });
});

const said = async (conversation: number) => (await anna.api(getMessages, { conversation })).answer.messages;

const answersIn = async (conversation: number) =>
  (
    await sql`select operator_id, answers_seq, number from editor_answers
      where conversation_id = ${conversation} order by seq`.execute(service.platform.db)
  ).rows;

describe('an answer of an editor', () => {
  test('reaches the member live in the name of the fictional profile, labelled, and free [MEET-15c, SAFE-6c]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    const socket = await anna.socket();
    const heard = recordEvents(socket);
    const talk = await claimedTalk(editor, conversation);
    const { message } = (await answerTalk(editor, talk)).answer;
    await eventually(async () => expect(heard.map(({ name }) => name)).toContain(messageAdded.name));
    socket.close();
    const event = heard.find(({ name }) => name === messageAdded.name);
    expect(event?.payload).toMatchObject({
      message: { id: message, sender: vera.id, origin: 'operator' },
      chat: { profile: { name: 'Vera', fictional: true }, num_unread_messages: 1 },
    });
    expect(JSON.stringify(event?.payload)).not.toMatch(/operator_id|staff\.example/);
    expect(await answersIn(conversation)).toEqual([
      { operator_id: editor.id, answers_seq: talk.answers, number: 1 },
    ]);
    expect((await walletOf(service.platform.db, anna.id)).credits).toBe(99);
    expect((await claimedTalk(editor, conversation)).messages.at(-1)).toMatchObject({
      from: 'profile',
      by: 'you',
    });
  });

  test('is stored once under its key, and refused under it with other words [MEET-15c]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    const talk = await claimedTalk(editor, conversation);
    const key = randomUUID();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => answerTalk(editor, talk, 'Een boek over de zee.', key)),
    );
    expect(new Set(replies.map(({ answer }) => answer.message)).size).toBe(1);
    expect(await said(conversation)).toHaveLength(2);
    const reused = await answerTalk(editor, talk, 'Iets anders.', key);
    expect(reused.problem).toMatchObject({ status: 409, code: 'client_id_reused' });
  });

  test('is refused without the claim, from a second editor too [MEET-15a]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    const talk = await claimedTalk(editor, conversation);
    expect((await answerTalk(other, talk)).problem).toMatchObject({ status: 409, code: 'talk_not_yours' });
    await sql`update editor_talks set claimed_until = now() - interval '1 second'
      where conversation_id = ${conversation}`.execute(service.platform.db);
    expect((await answerTalk(editor, talk)).problem.code).toBe('talk_not_yours');
    await claimedTalk(other, conversation);
    expect((await answerTalk(other, talk)).status).toBe(200);
    expect((await answerTalk(editor, talk)).problem.code).toBe('talk_not_yours');
    expect(await said(conversation)).toHaveLength(2);
  });

  test('is refused if the member wrote again meanwhile [MEET-15f]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    const talk = await claimedTalk(editor, conversation);
    await writeToFictional(anna, vera, 'En nog iets');
    expect((await answerTalk(editor, talk)).problem).toMatchObject({ status: 409, code: 'talk_moved_on' });
    expect((await answerTalk(editor, await claimedTalk(editor, conversation))).status).toBe(200);
  });

  test('with a promise of a meeting is refused at the field, with the sentence [MEET-15d]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    const talk = await claimedTalk(editor, conversation);
    const { problem } = await answerTalk(editor, talk, 'Leuk! Zullen we een keer wat drinken?');
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'text', code: 'promises_meeting' }] });
    expect(problem.errors?.[0]?.detail).toContain('Zullen we een keer wat drinken?');
    expect(await said(conversation)).toHaveLength(1);
  });
});

describe('no pressure by answers', () => {
  test('two at most answer one message, and the database refuses a third [MEET-15f]', async () => {
    const { db } = service.platform;
    const { conversation } = await writeToFictional(anna, vera);
    const talk = await claimedTalk(editor, conversation);
    expect((await answerTalk(editor, talk)).status).toBe(200);
    expect((await claimedTalk(editor, conversation)).turn).toBe('second');
    expect((await answerTalk(editor, talk, 'En wat eet je graag?')).status).toBe(200);
    expect((await claimedTalk(editor, conversation)).turn).toBe('closed');
    expect((await answerTalk(editor, talk, 'Ben je er nog?')).problem.code).toBe('talk_closed');
    expect(await said(conversation)).toHaveLength(3);
    const third = sql`insert into editor_answers
      select conversation_id, 1000, operator_id, answers_seq, 3, asked_at, stops, at
      from editor_answers where conversation_id = ${conversation} and number = 1`;
    await expect(third.execute(db)).rejects.toThrow('editor_answers');
  });

  test('a second one comes within a day, also for the database [MEET-15f]', async () => {
    const { db } = service.platform;
    const { conversation } = await writeToFictional(anna, vera);
    const talk = await claimedTalk(editor, conversation);
    expect((await answerTalk(editor, talk)).status).toBe(200);
    const late = sql`insert into editor_answers
      select conversation_id, seq + 1, operator_id, answers_seq, 2, asked_at, stops, asked_at + interval '25 hours'
      from editor_answers where conversation_id = ${conversation}`;
    await expect(late.execute(db)).rejects.toThrow('editor_answers_check');
  });

  test.each(['Schrijf me niet meer', 'Please stop writing me'])(
    'none comes after a request to stop: %s [MEET-15f]',
    async (words) => {
      const { conversation } = await writeToFictional(anna, vera);
      const talk = await claimedTalk(editor, conversation);
      await writeToFictional(anna, vera, words);
      const stopped = await claimedTalk(editor, conversation);
      expect(stopped.turn).toBe('closed');
      expect((await answerTalk(editor, stopped)).problem.code).toBe('talk_closed');
      expect((await answerTalk(editor, talk)).problem.code).toBe('talk_moved_on');
    },
  );

  test('none comes after the member removed the conversation or blocked the profile [MEET-15f]', async () => {
    const { conversation } = await writeToFictional(anna, vera);
    const talk = await claimedTalk(editor, conversation);
    (await anna.api(removeChat, { conversation })).answer;
    expect((await answerTalk(editor, talk)).problem.code).toBe('talk_closed');
    const iris = await service.person({ fictional: true });
    const blocked = await writeToFictional(anna, iris);
    const held = await claimedTalk(editor, blocked.conversation);
    (await anna.api(blockMember, { profile: iris.id })).answer;
    expect((await answerTalk(editor, held)).problem.code).toBe('talk_closed');
  });

  test('the pace of an editor has a limit, shown beforehand and counted over parallel answers [MEET-15e]', async () => {
    const { db } = service.platform;
    await changeSettings(db, { editor_answers_per_hour: 2 });
    const talks: EditorTalk[] = [];
    for (const name of ['Bram', 'Carla', 'Daan']) {
      const { conversation } = await writeToFictional(await service.person({ name }), vera);
      talks.push(await claimedTalk(editor, conversation));
    }
    expect(talks[0]?.pace).toMatchObject({ answers_last_hour: 0, answers_per_hour: 2, minutes_per_day: 480 });
    const replies = await Promise.all(talks.map((talk) => answerTalk(editor, talk)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(replies.find(({ status }) => status === 409)?.problem.code).toBe('pace_reached');
    await changeSettings(db, { editor_answers_per_hour: 40 });
  });

  test('the hours of an editor in a day have a limit [MEET-15e]', async () => {
    const { db } = service.platform;
    await changeSettings(db, { editor_hours_per_day: 1 });
    const { conversation } = await writeToFictional(anna, vera);
    const first = await claimedTalk(editor, conversation);
    (await answerTalk(editor, first)).answer;
    // Four quarters of an hour with an answer each.
    for (const quarter of [1, 2, 3]) {
      const talk = await writeToFictional(await service.person(), vera);
      const held = await claimedTalk(editor, talk.conversation);
      (await answerTalk(editor, held)).answer;
      (await editor.client.api(releaseTalk, { conversation: talk.conversation })).answer;
      await sql`update editor_answers set at = at + ${quarter} * interval '15 minutes'
        where conversation_id = ${talk.conversation}`.execute(db);
    }
    await writeToFictional(anna, vera, 'En nu?');
    const last = await claimedTalk(editor, conversation);
    expect(last.pace).toMatchObject({ minutes_today: 60, minutes_per_day: 60 });
    expect((await answerTalk(editor, last)).problem.code).toBe('pace_reached');
    await changeSettings(db, { editor_hours_per_day: 8 });
  });
});
