import { type MadeChoice, madeChoiceOf, sourceChoiceCookie } from '#contract/tracking/source-choice.ts';
import { type TrafficTag, trafficTags } from '#contract/tracking/traffic-source.ts';

export type TrafficSource = { readonly [Tag in TrafficTag]?: string | undefined };

/** Cookie with the tags of a visitor who accepted that they are kept. */
export const sourceCookie = 'vonk_source';

/** Longer than this a browser may not take it. */
const longestCookie = 3500;

/** A name of a campaign, not the number of a click. */
const shared: readonly TrafficTag[] = ['network', 'ref'];

const only = (source: TrafficSource, names: readonly TrafficTag[]): TrafficSource =>
  Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));

export const isEmpty = (source: TrafficSource): boolean => trafficTags.every((name) => !source[name]);

/** What does not tell one click, and so one person, from another. */
export const sharedTags = (source: TrafficSource): TrafficSource => only(source, shared);

/** What may be counted of a visit: all where its visitor accepted it, else what does not tell them from others. */
export const countedTags = (source: TrafficSource, choice: MadeChoice | null): TrafficSource =>
  choice?.choice === 'accept' ? only(source, trafficTags) : sharedTags(source);

type Cookies = Readonly<Record<string, string | undefined>>;

export const choiceIn = (cookies: Cookies): MadeChoice | null => madeChoiceOf(cookies[sourceChoiceCookie]);

/** The tags as the cookie holds them; null where there are none, or too many to hold. */
export function sourceText(source: TrafficSource): string | null {
  const held = new URLSearchParams();
  for (const name of trafficTags) if (source[name]) held.set(name, source[name]);
  const text = held.toString();
  return text === '' || encodeURIComponent(text).length > longestCookie ? null : text;
}

/** The tags of this visit, or those that were kept of an earlier one by whoever accepted it. */
export function sourceOf(given: TrafficSource, cookies: Cookies): TrafficSource {
  if (!isEmpty(given) || choiceIn(cookies)?.choice !== 'accept') return given;
  const kept = new URLSearchParams(cookies[sourceCookie] ?? '');
  return Object.fromEntries(trafficTags.map((name) => [name, kept.get(name)?.slice(0, 200)]));
}
