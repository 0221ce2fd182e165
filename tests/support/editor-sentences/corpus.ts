import type { Locale } from '#contract/kit/locale.ts';

/** Sentences in each language of the service. */
export type Corpus = Readonly<Record<Locale, readonly string[]>>;
