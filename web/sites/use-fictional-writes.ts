import type { Settings } from '#contract/sites/settings.ts';
import { type TextFunction, useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from './settings.ts';

/** The words about who writes for the fictional profiles of this site (SAFE-6). */
export function useFictionalWrites(): string {
  const text = useText();
  const { fictional_answers: answers } = useSettings();
  return text('sites.fictional.writes', { answers });
}

/** The same, with the promise of editors to answer in time or to give the credits back. */
export function fictionalPromise(
  text: TextFunction,
  { fictional_answers: answers, fictional_answer_hours: hours }: Settings,
): string {
  const writes = text('sites.fictional.writes', { answers });
  return answers === 'editors' ? `${writes} ${text('sites.fictional.promise', { hours })}` : writes;
}
