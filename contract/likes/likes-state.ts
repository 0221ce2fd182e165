import type { Id } from '#contract/kit/id.ts';
import type { Like, LikedBy, LikeOrigin } from './get-likes.ts';
import type { LikeAbout } from './like-about.ts';

/** A member's likes as a device stores them. Both lists are newest first. */
export interface LikesState {
  readonly profiles: Like[];
  readonly liked_by: LikedBy[];
}

const newestFirst = (one: Like, other: Like) => {
  if (one.liked_at !== other.liked_at) return one.liked_at < other.liked_at ? 1 : -1;
  return one.id - other.id;
};

const put = <Entry extends Like>(entries: readonly Entry[], entry: Entry): Entry[] =>
  [entry, ...entries.filter(({ id }) => id !== entry.id)].sort(newestFirst);

const without = <Entry extends Like>(entries: readonly Entry[], id: Id): Entry[] =>
  entries.filter((entry) => entry.id !== id);

const has = (entries: readonly Like[], id: Id) => entries.some((entry) => entry.id === id);

const matched = <Entry extends Like>(entries: readonly Entry[], id: Id, match: boolean): Entry[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, match } : entry));

const unmarked = (entries: readonly LikedBy[], id: Id): LikedBy[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, like_new: false } : entry));

const given = (state: LikesState, like: Like): LikesState => {
  // Events of two simultaneous likes may arrive in either order, so the entry in the other list counts too.
  const match = like.match || has(state.liked_by, like.id);
  return {
    profiles: put(state.profiles, { ...like, match }),
    liked_by: matched(state.liked_by, like.id, match),
  };
};

const received = (state: LikesState, like: LikedBy): LikesState => {
  const match = like.match || has(state.profiles, like.id);
  return {
    profiles: matched(state.profiles, like.id, match),
    liked_by: put(state.liked_by, { ...like, match }),
  };
};

const removed = (state: LikesState, like: { readonly profile: Id; readonly given: boolean }): LikesState =>
  like.given
    ? {
        profiles: without(state.profiles, like.profile),
        liked_by: matched(state.liked_by, like.profile, false),
      }
    : {
        profiles: matched(state.profiles, like.profile, false),
        liked_by: without(state.liked_by, like.profile),
      };

interface ChangedAbout {
  readonly profile: Id;
  readonly given: boolean;
  readonly origin: LikeOrigin;
  readonly about: LikeAbout | null;
}

const aboutChanged = (state: LikesState, { profile, given, origin, about }: ChangedAbout): LikesState => {
  const change = <Entry extends Like>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => (entry.id === profile ? { ...entry, origin, about } : entry));
  return given
    ? { profiles: change(state.profiles), liked_by: state.liked_by }
    : { profiles: state.profiles, liked_by: change(state.liked_by) };
};

const seen = (state: LikesState, { profile }: { readonly profile: Id }): LikesState => ({
  profiles: state.profiles,
  liked_by: unmarked(state.liked_by, profile),
});

const parted = (state: LikesState, { profile }: { readonly profile: Id }): LikesState => ({
  profiles: without(state.profiles, profile),
  liked_by: without(state.liked_by, profile),
});

const loaded = (state: LikesState, older: LikesState): LikesState => ({
  profiles: older.profiles.reduce<Like[]>(put, [...state.profiles]),
  liked_by: older.liked_by.reduce<LikedBy[]>(put, [...state.liked_by]),
});

/**
 * Applies a live event to the lists of its receiver: state before + events = a fresh read. Applying an event
 * twice is harmless. For `removed`, `given` means that the like was the receiver's own. `parted` removes
 * somebody the receiver no longer meets. `loaded` adds a page of older entries.
 */
export const likesAfter = { given, received, removed, aboutChanged, seen, parted, loaded } as const;
