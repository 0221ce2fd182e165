import * as z from 'zod/mini';
import { type Locale, locale } from '#contract/kit/locale.ts';

/** Cookie with what a visitor said to being asked whether we may keep where they came from. No script reads more of it. */
export const sourceChoiceCookie = 'vonk_source_choice';

/** Version of the words they are asked in: change it with them (GDPR-2). */
export const sourceWordsVersion = '2026-11';

/** The same two words, of the same size, wherever it is asked (GDPR-11). */
export const sourceChoice = z.enum(['accept', 'decline'], 'required');

export type SourceChoice = z.output<typeof sourceChoice>;

/** A choice, and the words, the language and the moment it was made in. */
export interface MadeChoice {
  readonly choice: SourceChoice;
  readonly version: string;
  readonly language: Locale;
  readonly at: Date;
}

/** As the cookie holds it: `accept.2026-11.nl.1795340000`. */
export const sourceChoiceText = ({ choice, version, language, at }: MadeChoice): string =>
  [choice, version, language, Math.floor(at.getTime() / 1000)].join('.');

/**
 * The choice a cookie holds, null where there is none. Who accepted other words than today's is asked again; who declined
 * is not.
 */
export function madeChoiceOf(cookie: string | undefined): MadeChoice | null {
  const [said, version = '', read, seconds = ''] = (cookie ?? '').split('.');
  const choice = sourceChoice.safeParse(said).data;
  const language = locale.safeParse(read).data;
  if (choice === undefined || language === undefined || !/^\d{9,11}$/.test(seconds)) return null;
  if (choice === 'accept' && version !== sourceWordsVersion) return null;
  return { choice, version: version.slice(0, 40), language, at: new Date(Number(seconds) * 1000) };
}
