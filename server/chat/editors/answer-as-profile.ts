import { randomInt } from 'node:crypto';
import { answerAsProfile } from '#contract/chat/editors/answer-as-profile.ts';
import type { FieldError } from '#contract/kit/field-errors.ts';
import type { Id } from '#contract/kit/id.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import {
  lastFictionalMessage,
  refreshWait,
  settleAnswered,
} from '../answer-promises/fictional-messages.sql.ts';
import { findMessageByClientId } from '../conversations/messages.sql.ts';
import { AlreadySent, deliverMessage } from '../delivery/deliver-message.ts';
import { insertEditorAnswer } from './editor-answers.sql.ts';
import { isPaceReached, paceOf, talkClaimUntil } from './editor-limits.ts';
import { runningPauses } from './editor-pauses.sql.ts';
import { drawSample } from './editor-reviews.sql.ts';
import { extendClaim, heldTalk, lockEditor, lockHeldTalk } from './editor-talks.sql.ts';
import { forbiddenSentences } from './forbidden-sentences.ts';
import { turnAfter } from './talk-turn.ts';

/** One answer in twenty is drawn for the sample, beside the first one of each editor and day. */
const sampleOneIn = 20;

interface Answer {
  readonly operator: Id;
  readonly conversation: Id;
  readonly answers: number;
  readonly clientId: string;
  readonly text: string;
  readonly now: Date;
}

/** A member who is gone or blocks the profile gets no answer. */
const gone = new Set(['not_found', 'confirm_first', 'awaits_confirmation', 'under_review', 'premium_only']);

const deliver = async (unit: Unit, site: number, profile: Id, answer: Answer) => {
  const { conversation, clientId, text, now } = answer;
  try {
    return await deliverMessage(unit, site, {
      sender: profile,
      to: { conversation },
      kind: 'text',
      body: text,
      clientId,
      cost: 0,
      origin: 'operator',
      now,
    });
  } catch (error) {
    if (error instanceof Refusal && gone.has(error.code)) throw new Refusal('talk_closed');
    throw error;
  }
};

/**
 * Delivers the answer first, because that locks the conversation before every other row. A refusal rolls it
 * back.
 */
async function storeAnswer(platform: Platform, unit: Unit, site: number, profile: Id, answer: Answer) {
  const { db } = unit;
  const { operator, conversation, now } = answer;
  await lockEditor(db, operator);
  const { message } = await deliver(unit, site, profile, answer);
  const held = await lockHeldTalk(db, conversation, operator, now);
  if (held === undefined) throw new Refusal('talk_not_yours');
  const last = await lastFictionalMessage(db, conversation);
  if (last !== undefined && last.seq !== answer.answers) throw new Refusal('talk_moved_on');
  if (last === undefined || turnAfter(last, now) === 'closed') throw new Refusal('talk_closed');
  if ((await runningPauses(db, now, operator)).length > 0) throw new Refusal('editor_paused');
  if (isPaceReached(await paceOf({ db, config: platform.config }, operator, now)))
    throw new Refusal('pace_reached');
  const stored = { conversation, seq: message.id, operator };
  await insertEditorAnswer(db, { ...stored, answers: last.seq, number: last.answers + 1, at: now });
  await settleAnswered(db, conversation, last.seq, now);
  await refreshWait(db, conversation);
  await extendClaim(db, { conversation, operator, now, until: talkClaimUntil(now) });
  await drawSample(db, { ...stored, at: now, always: randomInt(sampleOneIn) === 0 });
  await recordAction(unit, {
    operator,
    action: 'chat/answer-as-profile',
    member: held.member_id,
    subject: conversation,
    details: { number: last.answers + 1 },
    at: now,
  });
  return message.id;
}

const errorsOf = (text: string): FieldError[] =>
  forbiddenSentences(text).map(({ kind, sentence }) => ({
    field: 'text',
    code: kind,
    params: { sentence },
  }));

export const answerAsProfileHandler = handler(answerAsProfile, async (call, platform) => {
  const { operator, input } = call;
  const { conversation, answers, client_id: clientId, text } = input;
  const now = platform.clock.now();
  const errors = errorsOf(text);
  if (errors.length > 0) call.refuse('invalid_input', {}, errors);
  const talk = await heldTalk(platform.db, conversation, operator, now);
  if (talk === undefined) return call.refuse('talk_not_yours');
  const { site_id: site, profile_id: profile } = talk;
  const answer = { operator, conversation, answers, clientId, text, now };
  try {
    return { message: await platform.transact((unit) => storeAnswer(platform, unit, site, profile, answer)) };
  } catch (error) {
    if (!(error instanceof AlreadySent)) throw error;
    const before = await findMessageByClientId(platform.db, profile, { conversation }, clientId);
    return before?.body === text ? { message: before.seq } : call.refuse('client_id_reused');
  }
});
