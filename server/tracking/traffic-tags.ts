import { daySeconds } from '#contract/kit/durations.ts';
import { type MadeChoice, madeChoiceOf, sourceChoiceCookie } from '#contract/tracking/choose-source.ts';
import { type TrafficTag, trafficTags } from '#contract/tracking/traffic-source.ts';
import { addDays } from '#server/platform/time.ts';

/** How long a visitor is not asked again. */
export const choiceSeconds = 180 * daySeconds;

/** How long accepted tags are kept for a sign-up. */
export const sourceSeconds = 30 * daySeconds;

const countDays = 400;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The first day whose counts are kept. */
export const firstKeptDay = (now: Date): string => dayOf(addDays(now, -countDays));

export type TrafficSource = { readonly [Tag in TrafficTag]?: string | undefined };

/** Cookie with the tags of a visitor who consented to storing them. */
export const sourceCookie = 'vonk_source';

/** Maximum length, because a browser may refuse a longer cookie. */
const longestCookie = 3500;

/** Tags that name a campaign, not a single click. */
const shared: readonly TrafficTag[] = ['network', 'ref'];

const only = (source: TrafficSource, names: readonly TrafficTag[]): TrafficSource =>
  Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));

export const isEmpty = (source: TrafficSource): boolean => trafficTags.every((name) => !source[name]);

/** Returns the tags that do not distinguish one click, and so one person, from another. */
export const sharedTags = (source: TrafficSource): TrafficSource => only(source, shared);

/** Returns the tags that may be counted: all with the visitor's consent, else only the shared ones. */
export const countedTags = (source: TrafficSource, choice: MadeChoice | null): TrafficSource =>
  choice?.choice === 'accept' ? only(source, trafficTags) : sharedTags(source);

type Cookies = Readonly<Record<string, string | undefined>>;

export const choiceIn = (cookies: Cookies): MadeChoice | null => madeChoiceOf(cookies[sourceChoiceCookie]);

/** Returns the tags as the cookie's value. Null if there are none or they are too long. */
export function sourceCookieText(source: TrafficSource): string | null {
  const held = new URLSearchParams();
  for (const name of trafficTags) if (source[name]) held.set(name, source[name]);
  const text = held.toString();
  return text === '' || encodeURIComponent(text).length > longestCookie ? null : text;
}

/** Returns the tags of this visit, or those of an earlier visit if its visitor consented. */
export function sourceOf(given: TrafficSource, cookies: Cookies): TrafficSource {
  if (!isEmpty(given) || choiceIn(cookies)?.choice !== 'accept') return given;
  const kept = new URLSearchParams(cookies[sourceCookie] ?? '');
  return Object.fromEntries(trafficTags.map((name) => [name, kept.get(name)?.slice(0, 200)]));
}
