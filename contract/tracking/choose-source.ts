import * as z from 'zod/mini';
import { type Locale, locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { trafficSource } from './traffic-source.ts';

/** Cookie with a visitor's choice on whether we may keep their traffic source. It contains nothing else. */
export const sourceChoiceCookie = 'vonk_source_choice';

/** Version of the question's text. Change it together with the text (GDPR-2). */
export const sourceTextVersion = '2026-11';

/** The two choices, shown with the same words and size everywhere (GDPR-11). */
export const sourceChoice = z.enum(['accept', 'decline'], 'required');

export type SourceChoice = z.output<typeof sourceChoice>;

/** A choice with the version of the text, the language and the time. */
export interface MadeChoice {
  readonly choice: SourceChoice;
  readonly version: string;
  readonly language: Locale;
  readonly at: Date;
}

/** The cookie's value, such as `accept.2026-11.nl.1795340000`. */
export const sourceChoiceText = ({ choice, version, language, at }: MadeChoice): string =>
  [choice, version, language, Math.floor(at.getTime() / 1000)].join('.');

/**
 * Parses the choice from a cookie. Null if there is none, or if it accepts an older text, so that the visitor
 * is asked again. A refusal of an older text stays valid.
 */
export function madeChoiceOf(cookie: string | undefined): MadeChoice | null {
  const [said, version = '', read, seconds = ''] = (cookie ?? '').split('.');
  const choice = sourceChoice.safeParse(said).data;
  const language = locale.safeParse(read).data;
  if (choice === undefined || language === undefined || !/^\d{9,11}$/.test(seconds)) return null;
  if (choice === 'accept' && version !== sourceTextVersion) return null;
  return { choice, version: version.slice(0, 40), language, at: new Date(Number(seconds) * 1000) };
}

/**
 * Stores whether we may keep a visitor's traffic source beyond this visit, in a cookie (GDPR-11, MEET-9).
 * `accept` keeps the given tags for 30 days, for the sign-up. `decline` deletes them, and those stored with
 * the calling member. The last choice wins.
 */
export const chooseSource = operation({
  name: 'tracking/choose-source',
  summary: 'Choose whether the source of a visit is kept',
  method: 'POST',
  path: '/api/source-choice.php',
  caller: 'anyone',
  whileRestricted: true,
  input: z.strictObject({ choice: sourceChoice, ...trafficSource }),
  answer: z.object({ choice: sourceChoice }),
  errors: {},
});
