import { detailsIn } from '#contract/chat/shared-details.ts';
import { day } from '#contract/kit/durations.ts';

/**
 * Daily limit of members who may get the same opener from one sender. The limit is lower if the text shares
 * contact details or is about money (TRUST-7).
 */
const mostADay = { plain: 10, details: 3 } as const;

/**
 * Up to this many letters a text is a greeting or a question, as our icebreakers are. Anybody may send it.
 */
const greetingLetters = 60;

/** From this number of identical openers on, their recipients are warned. */
export const duplicateOpenerWarningCount = 4;

/** The period that the limit looks back. */
export const openerLimitPeriodMilliseconds = day;

/** The retention period of opener hashes. */
export const openerRetentionMilliseconds = 7 * openerLimitPeriodMilliseconds;

export interface OpenerFingerprint {
  /** The normalized text: the same for texts that differ only in details. */
  readonly words: string;
  /** Maximum number of recipients a day. */
  readonly most: number;
}

/**
 * The words in lower case, without accents, and with repeated letters collapsed: `Hoiii Ánna 😊!` becomes
 * `hoi ana`.
 */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})\1+/gu, '$1')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/**
 * Normalizes a first message for comparison. Null if it is not compared: a greeting without details may go to
 * everybody. Case, punctuation, numbers, emoji and the receiver's name make no difference (TRUST-7).
 */
export function fingerprintOpener(text: string, receiverName: string): OpenerFingerprint | null {
  const names = new Set(plainWords(receiverName));
  const plain = plainWords(text)
    .filter((word) => !names.has(word))
    .join('');
  if (detailsIn(text).length > 0) return { words: plain, most: mostADay.details };
  return plain.length > greetingLetters ? { words: plain, most: mostADay.plain } : null;
}
