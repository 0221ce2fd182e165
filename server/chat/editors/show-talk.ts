import type { EditorTalk, TalkMessage } from '#contract/chat/editors/editor-talk.ts';
import type { CareCause, Message } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import { addressOf } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
import { fictionalProfileFacts } from '#server/profiles/door.ts';
import { siteById } from '#server/sites/door.ts';
import { lastFictionalMessage } from '../answer-promises/fictional-messages.sql.ts';
import { detectCareCause } from '../fictional/care-cause.ts';
import { pauseCauseOf } from '../fictional/fictional-ties.sql.ts';
import { readHistory } from '../history/get-messages.ts';
import { authorsIn } from './editor-answers.sql.ts';
import { editorNotes } from './editor-notes.sql.ts';
import type { ClaimedTalk } from './editor-talks.sql.ts';
import { talkLanguage } from './list-waiting-talks.ts';
import { turnAfter } from './talk-turn.ts';

interface Look {
  readonly operator: Id;
  readonly before: number | undefined;
  readonly now: Date;
  readonly until: Date;
}

const by = (author: Id | undefined, operator: Id) =>
  author === undefined ? null : author === operator ? ('you' as const) : ('other' as const);

/** Without pictures: a picture is for the eyes of members alone. */
export const toTalkMessage = (
  { id, sender, kind, text, gift, notice, sent_at }: Message,
  member: Id,
  writer: TalkMessage['by'],
): TalkMessage => ({
  id,
  from: kind === 'system' ? 'service' : sender === member ? 'member' : 'profile',
  ...{ kind, text, gift, notice, sent_at },
  by: writer,
});

/** The cause of a pause, or a sign in what the member wrote since the last answer (FIC-6). */
const careOf = async (
  db: Handle,
  { member_id: member, profile_id: profile }: ClaimedTalk,
  messages: readonly Message[],
): Promise<CareCause | null> => {
  const paused = await pauseCauseOf(db, { member, profile });
  if (paused !== null) return paused;
  const answered = messages.findLastIndex(({ sender, kind }) => sender === profile && kind !== 'system');
  const recent = messages.slice(answered + 1).filter(({ sender }) => sender === member);
  return recent.map(({ text }) => detectCareCause(text)).find((cause) => cause !== null) ?? null;
};

/**
 * A claimed conversation as its editor sees it: the history of the fictional profile's side, and the member as
 * that profile sees them. Null if the member is gone.
 */
export async function showTalk(
  { db }: Pick<Unit, 'db'>,
  talk: ClaimedTalk,
  { operator, before, now, until }: Look,
): Promise<Omit<EditorTalk, 'pace'> | null> {
  const { conversation_id: conversation, site_id: site, member_id: member, profile_id: profile } = talk;
  const facts = await fictionalProfileFacts(db, site, profile, now);
  const history = await readHistory(db, { site, member: profile, conversation, before, now });
  if (facts === undefined || history === undefined) return null;
  const { name, age, place, country } = history.chat.profile;
  const authors = await authorsIn(db, conversation);
  const last = await lastFictionalMessage(db, conversation);
  const notes = await editorNotes(db, profile, conversation);
  const { language } = await addressOf(db, member);
  return {
    conversation,
    site: siteById(site).host,
    language: talkLanguage(language, site),
    held_until: until.toISOString(),
    profile: facts,
    member: { name, age, place, country },
    messages: history.messages.map((one) => toTalkMessage(one, member, by(authors.get(one.id), operator))),
    has_more: history.has_more,
    answers: last?.seq ?? null,
    answer_by: last?.outcome === null ? last.answerBy.toISOString() : null,
    turn: turnAfter(last, now),
    care: await careOf(db, talk, history.messages),
    notes: notes.map(({ id, conversation_id, operator_id, words, at }) => ({
      id,
      about: conversation_id === null ? 'profile' : 'talk',
      words,
      at: at.toISOString(),
      by: operator_id === operator ? 'you' : 'other',
    })),
  };
}
