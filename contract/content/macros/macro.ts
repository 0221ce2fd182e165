import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { complaintNotices } from '#contract/safety/complaint.ts';

/**
 * Kinds of prepared answers; each has a text: `content.macro.kind.<kind>`. `any` fits every complaint, and
 * `mail` is a mail to a member.
 */
export const macroKinds = ['any', 'account', 'payment', 'content', 'privacy', 'mail'] as const;

export const macroKind = z.enum(macroKinds);

export type MacroKind = z.output<typeof macroKind>;

export const longestMacro = 2000;
export const longestMacroTitle = 60;

/** Placeholders that the form fills in: the reader's name, the case number and the name of the site. */
export const placeholders = ['name', 'number', 'site'] as const;

export type Placeholder = (typeof placeholders)[number];

const written = /\{([^{}]*)\}/g;

/** The words in braces that the form does not fill in. */
export const unknownPlaceholders = (body: string): readonly string[] =>
  [...body.matchAll(written)]
    .map(([, word = '']) => word)
    .filter((word) => !placeholders.some((known) => known === word));

/**
 * Fills the placeholders of a macro. A missing value leaves no gap: its word and the space before it are
 * removed.
 */
export const filledMacro = (body: string, values: Readonly<Partial<Record<Placeholder, string>>>): string =>
  body.replace(/( ?)\{(name|number|site)\}/g, (_all, space: string, word: Placeholder) => {
    const value = values[word];
    return value === undefined || value === '' ? '' : `${space}${value}`;
  });

/** The kinds that fit a complaint, the closest first. */
export const macroKindsOf = (subject: ComplaintSubject): readonly MacroKind[] => {
  if (complaintNotices.includes(subject)) return ['content', 'any'];
  if (subject === 'payment' || subject === 'account' || subject === 'privacy') return [subject, 'any'];
  return ['any', 'payment', 'account'];
};

/** A prepared answer in use. */
export const macro = z.object({
  id,
  /** Null: for all sites. */
  site: z.nullable(z.int()),
  language: locale,
  kind: macroKind,
  title: z.string(),
  body: z.string(),
  made_at: instant,
});

export type Macro = z.output<typeof macro>;
