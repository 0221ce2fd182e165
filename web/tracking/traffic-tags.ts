import type { trafficSource } from '#contract/tracking/traffic-source.ts';

type Tag = keyof typeof trafficSource;

export type TrafficTags = Partial<Record<Tag, string>>;

const names: readonly Tag[] = ['network', 'ref', 'sub1', 'sub2', 'sub3'];
const longest = 200;
const place = 'vonk.traffic';

/** Reads the tags of a page's query (SHELL-11), cut to the maximum length of the contract. */
export function tagsOf(search: URLSearchParams): TrafficTags {
  const tags: TrafficTags = {};
  for (const name of names) {
    const value = search.get(name)?.slice(0, longest);
    if (value) tags[name] = value;
  }
  return tags;
}

/**
 * Returns all parameters that a page without script passes on: the tags, when the like popup appears (`t`),
 * and the bounce label (`lb`).
 */
export function carriedOf(search: URLSearchParams): Readonly<Record<string, string>> {
  const carried: Record<string, string> = { ...tagsOf(search) };
  for (const name of ['t', 'lb']) {
    const value = search.get(name)?.slice(0, longest);
    if (value) carried[name] = value;
  }
  return carried;
}

/** Stores the tags for the visit of this tab (GDPR-3). The first ones are kept. */
export function rememberTags(tags: TrafficTags): void {
  if (Object.keys(tags).length === 0) return;
  try {
    if (window.sessionStorage.getItem(place) === null)
      window.sessionStorage.setItem(place, new URLSearchParams(tags).toString());
  } catch {
    // The browser has no storage, so the visit continues without tags.
  }
}

/** Returns the tags stored in this tab by `rememberTags`. */
export function rememberedTags(): TrafficTags {
  try {
    return tagsOf(new URLSearchParams(window.sessionStorage.getItem(place) ?? ''));
  } catch {
    return {};
  }
}
