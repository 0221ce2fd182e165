import type { ReviewFacts } from '#contract/accounts/console/list-review-facts.ts';
import { createStore } from '#web/platform/store.ts';

/** Which pictures are blurred until the operator looks; each has a text: `photos.grid.blur.<choice>`. */
export const blurChoices = ['risky', 'all', 'none'] as const;

export type BlurChoice = (typeof blurChoices)[number];

const key = 'vonk.console.blur';

const isChoice = (value: unknown): value is BlurChoice => blurChoices.some((known) => known === value);

/** The choice of this browser. Safe until an operator chooses otherwise. */
const store = createStore<BlurChoice>('risky', () => {
  try {
    const kept = window.localStorage.getItem(key);
    return isChoice(kept) ? kept : 'risky';
  } catch {
    return 'risky';
  }
});

export const blurChoice = store;

export function setBlurChoice(choice: string): void {
  if (!isChoice(choice)) return;
  store.set(choice);
  try {
    window.localStorage.setItem(key, choice);
  } catch {
    // The choice lasts as long as the page.
  }
}

const riskyRefusals: readonly string[] = ['too_explicit', 'hate_or_violence', 'too_young'];
const riskyReports: readonly string[] = ['intimate_image', 'underage', 'threat', 'offensive'];

/**
 * Whether a picture may be hard to look at: its member had explicit, violent or unsafe pictures refused, or is
 * reported for them. Also while the facts are not known yet.
 */
export const isRisky = (facts: ReviewFacts | undefined): boolean =>
  facts === undefined ||
  facts.refused.some(({ reason }) => riskyRefusals.includes(reason)) ||
  facts.reports.some(({ reason }) => riskyReports.includes(reason));
