import type { Locale } from '#contract/kit/locale.ts';
import type { FictionalAnswers } from '#contract/sites/settings.ts';
import type { SiteSettings } from '#contract/sites/site-settings.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Texts } from '#server/platform/texts/texts.ts';

/**
 * The writers of a site's fictional profiles. Automatic answers exist in the demo only, so any other service
 * has nobody for a site without editors.
 */
export function fictionalAnswersOf(
  { demo }: Pick<Config, 'demo'>,
  { fictional_answers: wanted }: Pick<SiteSettings, 'fictional_answers'>,
): FictionalAnswers {
  return wanted === 'automatic' && !demo ? 'nobody' : wanted;
}

/**
 * The words about who writes for the fictional profiles of a site, and the promise of editors to answer in
 * time. The web composes the same words (`web/sites/use-fictional-writes.ts`).
 */
export function fictionalWrites(
  config: Pick<Config, 'demo'>,
  texts: Texts,
  language: Locale,
  settings: Pick<SiteSettings, 'fictional_answers' | 'fictional_answer_hours'>,
): string {
  const answers = fictionalAnswersOf(config, settings);
  const writes = texts.format(language, 'sites.fictional.writes', { answers });
  if (answers !== 'editors') return writes;
  const hours = settings.fictional_answer_hours;
  return `${writes} ${texts.format(language, 'sites.fictional.promise', { hours })}`;
}
