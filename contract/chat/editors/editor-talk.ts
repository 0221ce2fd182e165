import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { memberProfile } from '#contract/profiles/get-member.ts';
import { careCauses, gifts, messageKinds, notices } from '../message.ts';

/** Longest answer of an editor, and longest note. */
export const longestAnswer = 2000;
export const longestNote = 1000;

/** The pace of an editor, beside the limits of the sites with editors (MEET-15). */
export const editorPace = z.object({
  answers_last_hour: z.int(),
  answers_per_hour: z.int(),
  /** Minutes of writing in the last 24 hours, in steps of a quarter of an hour. */
  minutes_today: z.int(),
  minutes_per_day: z.int(),
  open_talks: z.int(),
  most_open_talks: z.int(),
});

export type EditorPace = z.output<typeof editorPace>;

/** A conversation in the queue of the editors. It shows nothing of the member but the language. */
export const waitingTalk = z.object({
  conversation: id,
  site: z.string(),
  /** The name of the fictional profile. */
  profile: z.string(),
  language: locale,
  waiting_since: z.nullable(instant),
  answer_by: z.nullable(instant),
  held: z.enum(['nobody', 'you', 'other']),
});

export type WaitingTalk = z.output<typeof waitingTalk>;

export const talkMessage = z.object({
  id,
  from: z.enum(['member', 'profile', 'service']),
  kind: z.enum(messageKinds),
  text: z.string(),
  gift: z.nullable(z.enum(gifts)),
  notice: z.nullable(z.enum(notices)),
  sent_at: instant,
  /** The editor who wrote it. Null for the member's messages and automatic answers. */
  by: z.nullable(z.enum(['you', 'other'])),
});

export type TalkMessage = z.output<typeof talkMessage>;

const editorNote = z.object({
  id,
  about: z.enum(['profile', 'talk']),
  words: z.string(),
  at: instant,
  by: z.enum(['you', 'other']),
});

/** The fictional profile as members read it, without its further photos. */
export const profileFacts = z.omit(memberProfile, {
  photos: true,
  photo_count: true,
  distance_band: true,
  shared_interests: true,
});

export type ProfileFacts = z.output<typeof profileFacts>;

/** The next step that the editor may take. `closed`: the member asked to stop, left, or nothing more may be sent. */
const talkTurn = z.enum(['answer', 'second', 'closed']);

/**
 * A conversation as its editor sees it: the fictional profile, the member as members see them, and this talk
 * only.
 */
export const editorTalk = z.object({
  conversation: id,
  site: z.string(),
  language: locale,
  held_until: instant,
  profile: profileFacts,
  member: z.object({ name: z.string(), age: z.int(), place: z.nullable(z.string()), country: z.string() }),
  messages: z.array(talkMessage),
  has_more: z.boolean(),
  /** The member's message that an answer refers to. */
  answers: z.nullable(id),
  answer_by: z.nullable(instant),
  turn: talkTurn,
  /** A sign of vulnerability in the member's latest messages, or the cause of a pause (FIC-6). */
  care: z.nullable(z.enum(careCauses)),
  notes: z.array(editorNote),
  pace: editorPace,
});

export type EditorTalk = z.output<typeof editorTalk>;
