import { type ForbiddenKind, forbiddenKinds } from '#contract/chat/editors/answer-as-profile.ts';
import { plainClauses } from '#contract/chat/is-harsh.ts';
import { detailsIn } from '#contract/chat/shared-details.ts';
import { sharesContact } from '../unconfirmed/shares-contact.ts';
import { claims } from './forbidden-claims.ts';
import { contacts } from './forbidden-contact.ts';
import { meetingDenials, meetings } from './forbidden-meetings.ts';
import { requestsForMoney } from './forbidden-money.ts';

export interface ForbiddenSentence {
  readonly kind: ForbiddenKind;
  /** The sentence as written. */
  readonly sentence: string;
}

const flat = (patterns: Readonly<Record<string, readonly RegExp[]>>) => Object.values(patterns).flat();

const patternsOf: Readonly<Record<ForbiddenKind, readonly RegExp[]>> = {
  promises_meeting: flat(meetings),
  shares_contact: flat(contacts),
  claims_person: flat(claims),
  wants_money: flat(requestsForMoney),
};

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…\n]+[.!?…]*/gu) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

/** Clauses without those that deny a meeting honestly. In a question nothing is a denial. */
const clausesOf = (sentence: string): readonly string[] => {
  const clauses = plainClauses(sentence);
  if (sentence.includes('?')) return clauses;
  return clauses.filter((clause) => !meetingDenials.some((denial) => denial.test(clause)));
};

const isOf = (kind: ForbiddenKind, sentence: string): boolean => {
  const clauses = clausesOf(sentence);
  if (clauses.some((clause) => patternsOf[kind].some((pattern) => pattern.test(clause)))) return true;
  if (kind === 'wants_money') return detailsIn(sentence).includes('money');
  return kind === 'shares_contact' && sharesContact(sentence);
};

/**
 * The sentences of an editor's answer that may not be sent, each with the first kind it falls under (FIC-10).
 * All languages are tried, because an editor may write in another language than the screen's. Details that are
 * spread over several sentences refuse the whole text.
 */
export function forbiddenSentences(text: string): readonly ForbiddenSentence[] {
  const found = sentencesOf(text).flatMap((sentence) => {
    const kind = forbiddenKinds.find((one) => isOf(one, sentence));
    return kind === undefined ? [] : [{ kind, sentence }];
  });
  if (found.length > 0 || !sharesContact(text)) return found;
  return [{ kind: 'shares_contact', sentence: text }];
}
