import type { Locale } from '#contract/kit/locale.ts';
import type { Texts } from '#server/platform/texts/texts.ts';

const parts = [
  'accounts.export_readme.about',
  'accounts.export_readme.files',
  'accounts.export_readme.others',
  'accounts.export_readme.missing',
] as const;

/** The README.txt of an export: the content of each file, and the data that no file contains. */
export function exportReadme(
  texts: Pick<Texts, 'format'>,
  language: Locale,
  { site, at }: { readonly site: string; readonly at: Date },
): string {
  const moment = at.toISOString().slice(0, 16).replace('T', ' ');
  const words = parts.map((part) => texts.format(language, part, { site, moment }));
  return `${words.join('\n\n')}\n`;
}
