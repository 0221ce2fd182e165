import type { trafficSource } from '#contract/tracking/traffic-source.ts';

type Tag = keyof typeof trafficSource;

export type TrafficTags = Partial<Record<Tag, string>>;

const names: readonly Tag[] = ['network', 'ref', 'sub1', 'sub2', 'sub3'];
const longest = 200;
const place = 'vonk.traffic';

/** The tags of a page's query (SHELL-11), cut to what the contract takes. */
export function tagsOf(search: URLSearchParams): TrafficTags {
  const tags: TrafficTags = {};
  for (const name of names) {
    const value = search.get(name)?.slice(0, longest);
    if (value) tags[name] = value;
  }
  return tags;
}

/** All that a page without script hands on to the next one: the tags, when the like popup comes, what a bounce is called. */
export function carriedOf(search: URLSearchParams): Readonly<Record<string, string>> {
  const carried: Record<string, string> = { ...tagsOf(search) };
  for (const name of ['t', 'lb']) {
    const value = search.get(name)?.slice(0, longest);
    if (value) carried[name] = value;
  }
  return carried;
}

/** Keeps the tags for this tab's visit and no longer (GDPR-3); the first ones stay. */
export function rememberTags(tags: TrafficTags): void {
  if (Object.keys(tags).length === 0) return;
  try {
    if (window.sessionStorage.getItem(place) === null)
      window.sessionStorage.setItem(place, new URLSearchParams(tags).toString());
  } catch {
    // A browser without storage: the visit goes on without tags.
  }
}

/** What `rememberTags` kept in this tab. */
export function rememberedTags(): TrafficTags {
  try {
    return tagsOf(new URLSearchParams(window.sessionStorage.getItem(place) ?? ''));
  } catch {
    return {};
  }
}
