import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endEditorPause } from '#contract/chat/judgements/end-editor-pause.ts';
import { judgeAnswer } from '#contract/chat/judgements/judge-answer.ts';
import { listEditorFigures } from '#contract/chat/judgements/list-editor-figures.ts';
import { listOwnJudgements } from '#contract/chat/judgements/list-own-judgements.ts';
import { listSampledAnswers } from '#contract/chat/judgements/list-sampled-answers.ts';
import { pauseEditor } from '#contract/chat/judgements/pause-editor.ts';
import { showSampledAnswer } from '#contract/chat/judgements/show-sampled-answer.ts';
import { answerTalk, claimedTalk, writeToFictional } from '#tests/support/people/editor-talks.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';

let service: PeopleService;
let editor: TestOperator;
let judge: TestOperator;
let other: TestOperator;
let anna: Person;
let vera: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
  await setAnswers(service.platform.db, 'editors');
  judge = await newOperator(service, service.client(), ['moderator']);
  other = await newOperator(service, service.client(), ['moderator']);
});

beforeEach(async () => {
  // A new editor each time: the first answer of an editor and day is always drawn.
  editor = await newOperator(service, service.client(), ['editor', 'moderator']);
  anna = await service.person({ name: 'Anna', language: 'de' });
  vera = await service.person({ name: 'Vera', fictional: true });
});

/** A member writes, and the editor answers. Returns the drawn answer. */
const drawn = async () => {
  const { conversation } = await writeToFictional(anna, vera, 'Hoi Vera, met Anna');
  const { message } = (await answerTalk(editor, await claimedTalk(editor, conversation))).answer;
  return { conversation, message };
};

const waiting = async (by: TestOperator) => (await by.client.api(listSampledAnswers, {})).answer.results;
const good = { flaw: null, note: null } as const;
const bad = { flaw: 'rude', note: 'Wees vriendelijker' } as const;

const figures = async () =>
  (await judge.client.api(listEditorFigures, {})).answer.editors.find((one) => one.editor === editor.id);

describe('the sample of answers', () => {
  test('is a list for everybody but their author, without the member and the editor [MEET-15g]', async () => {
    const answer = await drawn();
    const rows = await waiting(judge);
    expect(rows).toContainEqual({
      ...answer,
      ...{ site: 'localhost', profile: 'Vera', language: 'de', drawn_at: expect.any(String) },
    });
    expect(JSON.stringify(rows)).not.toMatch(/Anna|staff\.example/);
    expect(
      (await waiting(editor)).filter(({ conversation }) => conversation === answer.conversation),
    ).toEqual([]);
    expect((await editor.client.api(showSampledAnswer, answer)).problem.code).toBe('already_judged');
  });

  test('shows this conversation only up to the answer, no name of the member, and records the look [MEET-15g]', async () => {
    const answer = await drawn();
    await writeToFictional(anna, vera, 'Dit komt later');
    const iris = await service.person({ name: 'Iris', fictional: true });
    await writeToFictional(anna, iris, 'Alleen voor Iris');
    const shown = (await judge.client.api(showSampledAnswer, answer)).answer;
    expect(shown.messages.map(({ from, text }) => [from, text])).toEqual([
      ['member', 'Hoi Vera, met Anna'],
      ['profile', 'Een boek over de zee. En jij?'],
    ]);
    expect(shown.facts).toMatchObject({ name: 'Vera', fictional: true });
    expect(Object.keys(shown)).not.toContain('member');
    const { rows } = await sql`select member_id, subject_id from audit_entries
      where action = 'chat/look-at-sampled-answer' and operator_id = ${judge.id} and member_id = ${anna.id}`.execute(
      service.platform.db,
    );
    expect(rows).toEqual([{ member_id: anna.id, subject_id: answer.conversation }]);
  });

  test('is judged once, by one of two judges at once, and never by the author [MEET-15g]', async () => {
    const answer = await drawn();
    const own = await editor.client.api(judgeAnswer, { ...answer, ...good });
    expect(own.problem).toMatchObject({ status: 409, code: 'already_judged' });
    const replies = await Promise.all(
      [judge, other].map(({ client }) => client.api(judgeAnswer, { ...answer, ...bad })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await waiting(judge)).not.toContainEqual(expect.objectContaining(answer));
  });

  test('keeps its judgements: the database refuses the author as judge, and a change [MEET-15g]', async () => {
    const { db } = service.platform;
    const { conversation } = await drawn();
    const byAuthor = sql`update editor_reviews set reviewer_id = author_id, reviewed_at = now(), good = true
      where conversation_id = ${conversation}`;
    await expect(byAuthor.execute(db)).rejects.toThrow('editor_reviews_check');
    await sql`update editor_reviews set reviewer_id = ${judge.id}, reviewed_at = now(), good = true
      where conversation_id = ${conversation}`.execute(db);
    const changed = sql`update editor_reviews set good = false, flaw = 'rude', reason = 'x'
      where conversation_id = ${conversation}`;
    await expect(changed.execute(db)).rejects.toThrow('keeps its judgement');
  });

  test('needs a note with a flaw [MEET-15g]', async () => {
    const answer = await drawn();
    const refused = await judge.client.api(judgeAnswer, { ...answer, flaw: 'rude', note: null });
    expect(refused.problem.errors).toMatchObject([{ field: 'note', code: 'required' }]);
  });

  test('gives the editor the result with the note, and the figures of each editor [MEET-15g]', async () => {
    const answer = await drawn();
    (await judge.client.api(judgeAnswer, { ...answer, ...bad })).answer;
    const own = (await editor.client.api(listOwnJudgements, {})).answer;
    expect(own).toMatchObject({
      pause: null,
      results: [{ ...answer, profile: 'Vera', words: 'Een boek over de zee. En jij?', good: false, ...bad }],
    });
    expect(JSON.stringify(own)).not.toContain(judge.email);
    expect(await figures()).toMatchObject({
      ...{ name: editor.email, own: false, answers: 1, answer_minutes: 0 },
      ...{ sampled: 1, judged: 1, good: 0, rude: 1, wrong_facts: 0, pause: null },
    });
  });

  test('pauses the editor by the same click, until the end or a colleague ends the pause [MEET-15g]', async () => {
    const answer = await drawn();
    (await judge.client.api(judgeAnswer, { ...answer, ...bad, pause_days: 3 })).answer;
    const { conversation } = await writeToFictional(anna, vera, 'Ben je er nog?');
    const talk = await claimedTalk(editor, conversation);
    expect((await answerTalk(editor, talk)).problem).toMatchObject({ status: 409, code: 'editor_paused' });
    expect((await editor.client.api(listOwnJudgements, {})).answer.pause?.reason).toBe(bad.note);
    const own = await editor.client.api(endEditorPause, { editor: editor.id });
    expect(own.problem.code).toBe('own_pause');
    (await judge.client.api(endEditorPause, { editor: editor.id })).answer;
    expect((await answerTalk(editor, talk)).status).toBe(200);
  });

  test('pauses an editor from the figures, never oneself or an operator who does not write [MEET-15g]', async () => {
    await drawn();
    const pause = { days: 2, reason: 'Eerst overleggen' };
    (await judge.client.api(pauseEditor, { editor: editor.id, ...pause })).answer;
    expect((await figures())?.pause?.reason).toBe('Eerst overleggen');
    const self = await judge.client.api(pauseEditor, { editor: judge.id, ...pause });
    expect(self.problem.code).toBe('own_pause');
    expect((await judge.client.api(pauseEditor, { editor: other.id, ...pause })).status).toBe(404);
    const { rows } = await sql`select details from audit_entries where action = 'chat/pause-editor'
      and subject_id = ${editor.id}`.execute(service.platform.db);
    expect(rows).toEqual([{ details: { days: 2 } }]);
  });
});
