import { madeChoiceOf, sourceChoiceCookie } from '#contract/tracking/source-choice.ts';

/** Whether a Cookie header, or `document.cookie`, contains a choice about the traffic source (GDPR-11). */
export function hasChosenSource(cookies: string): boolean {
  const name = `${sourceChoiceCookie}=`;
  const held = cookies.split('; ').find((one) => one.startsWith(name));
  return madeChoiceOf(held?.slice(name.length)) !== null;
}
