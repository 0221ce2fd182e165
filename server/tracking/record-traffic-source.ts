import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addCount } from './source-counts.sql.ts';
import { storeSource } from './traffic-sources.sql.ts';
import {
  choiceIn,
  dayOf,
  isEmpty,
  sharedTags,
  sourceCookie,
  sourceOf,
  type TrafficSource,
} from './traffic-tags.ts';

export type { TrafficSource };

export interface Arrival {
  readonly member: Id;
  readonly site: number;
  /** Tags of the first page's query, each at most 200 characters (SHELL-11). */
  readonly source: TrafficSource;
  /** The browser's cookies with the consent and the stored tags. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/**
 * Records the traffic source of a sign-up. The count is anonymous; the tags are stored with the member only
 * with consent (MEET-9). Does nothing if no tagged link was used.
 */
export async function recordTrafficSource(db: Handle, arrival: Arrival): Promise<void> {
  const { member, site, cookies, now } = arrival;
  const source = sourceOf(arrival.source, cookies);
  if (isEmpty(source)) return;
  const consent = choiceIn(cookies);
  // A count outlives its member, so it never contains a possible click id.
  const counted = sharedTags(source);
  if (!isEmpty(counted))
    await addCount(db, { site, day: dayOf(now), page: '', source: counted, step: 'signed_up' });
  if (consent?.choice === 'accept') await storeSource(db, { member, site, source, consent, now });
}

interface Browser {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  clearCookie(name: string): void;
}

/** Clears the cookie with the stored tags, which has no use after sign-up. */
export function clearSourceCookie(browser: Browser): void {
  if (browser.cookies[sourceCookie] !== undefined) browser.clearCookie(sourceCookie);
}
