import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Like } from '#contract/likes/get-likes.ts';
import { likesAfter } from '#contract/likes/likes-state.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import tiles from '#web/ui/layout/tile-grid.module.css';
import { toast } from '#web/ui/overlays/toast.ts';
import { likesQuery, olderLikesQuery } from './get-likes.query.ts';
import { LikeButton } from './like-button.tsx';
import { LikedPartChip } from './liked-part.tsx';
import styles from './likes-grid.module.css';
import type { LikesTab } from './likes-tabs.tsx';
import { useLikedPart } from './use-liked-part.ts';
import type { Likes } from './use-likes.ts';

interface EmptyTexts {
  readonly title: TextKey;
  readonly body: TextKey;
  readonly next: TextKey;
  readonly to: string;
}

const emptyTexts: Readonly<Record<LikesTab, EmptyTexts>> = {
  received: {
    title: 'likes.empty.received',
    body: 'likes.empty.received_body',
    next: 'likes.empty.received_next',
    to: '/profile',
  },
  given: {
    title: 'likes.empty.given',
    body: 'likes.empty.given_body',
    next: 'likes.empty.given_next',
    to: '/members',
  },
  matches: {
    title: 'likes.empty.matches',
    body: 'likes.empty.matches_body',
    next: 'likes.empty.matches_next',
    to: '/swipe-game',
  },
};

/** The empty state of a tab, with a link to what helps: the profile, the members, or swiping. */
function LikesEmpty({ tab, compact }: { tab: LikesTab; compact: boolean }) {
  const text = useText();
  const { title, body, next, to } = emptyTexts[tab];
  return (
    <EmptyState
      picture={tab === 'matches' ? 'match' : 'hearts'}
      title={text(title)}
      body={text(body)}
      compact={compact}
    >
      <ButtonLink to={to}>{text(next)}</ButtonLink>
    </EmptyState>
  );
}

/** Up to this number of likes the first one is large, and the page shows people to like. */
export const fewLikes = 3;

const isNew = (like: object) => 'like_new' in like && like.like_new === true;

/** A profile in a tab, with marks about the like. `gone` means that the like was withdrawn just now. */
function LikeTile(props: { tab: LikesTab; like: Like; gone: boolean; large: boolean; onUnlike: () => void }) {
  const text = useText();
  const { tab, like, gone } = props;
  const { origin } = like;
  const about = useLikedPart(like.about);
  const isSuggested = origin === 'standing' && tab !== 'given';
  return (
    <li className={`${tiles.item} ${styles.item}`} data-gone={gone}>
      <ProfileTile
        card={like.profile}
        large={props.large}
        priority={props.large}
        shared={
          about && tab === 'received' ? <LikedPartChip about={about} name={like.profile.name} /> : undefined
        }
      />
      <span className={styles.marks}>
        {gone ? <Pill>{text('likes.taken_back')}</Pill> : null}
        {!gone && tab === 'received' && isNew(like) ? <Pill tone="primary">{text('likes.new')}</Pill> : null}
        {!gone && isSuggested ? <Pill>{text('likes.suggested')}</Pill> : null}
        {!gone && tab === 'given' && origin === 'standing' ? <Pill>{text('likes.automatic')}</Pill> : null}
        {!gone && tab !== 'matches' && like.match ? <Pill tone="success">{text('likes.match')}</Pill> : null}
      </span>
      <span className={tiles.corner}>
        <LikeButton profile={like.profile} round onUnlike={props.onUnlike} />
      </span>
    </li>
  );
}

/**
 * Keeps likes that were withdrawn on this page in their place until the member leaves it. So another tap
 * corrects a slip (LIKE-1).
 */
function useWithdrawnLikes<Entry extends Like>(entries: readonly Entry[]) {
  const [taken, setTaken] = useState<readonly Entry[]>([]);
  const there = new Set(entries.map(({ id }) => id));
  const gone = taken.filter(({ id }) => !there.has(id));
  const shown =
    gone.length === 0
      ? entries
      : [...entries, ...gone].sort((one, other) => (one.liked_at < other.liked_at ? 1 : -1));
  return {
    shown,
    isGone: ({ id }: Like) => !there.has(id),
    takeBack: (like: Entry) => setTaken([like, ...taken.filter(({ id }) => id !== like.id)]),
  };
}

/**
 * The likes of a tab. A like that is given to people below a short list joins the list at the next visit. Otherwise
 * each tap would move the people under the finger.
 */
function useListedLikes(tab: LikesTab, likes: Likes, people: boolean): readonly Like[] {
  const [atFirst] = useState(() => new Set(likes.given.map(({ id }) => id)));
  if (tab !== 'given' || !people || atFirst.size > fewLikes) return likes[tab];
  return likes.given.filter(({ id }) => atFirst.has(id));
}

/** Loads the next page of older likes and adds it to the known ones. */
function useOlderLikes(before: string | null): { loading: boolean; load: () => void } {
  const client = useQueryClient();
  const failure = useFailureText();
  const [loading, setLoading] = useState(false);
  const fetchOlder = async (from: string) => {
    setLoading(true);
    try {
      const page = await client.fetchQuery(olderLikesQuery(from));
      client.setQueryData(
        likesQuery().queryKey,
        (known) => known && { ...likesAfter.loaded(known, page), older: page.older },
      );
    } catch (error) {
      toast({ tone: 'danger', text: failure(error) });
    } finally {
      setLoading(false);
    }
  };
  return { loading, load: () => (before === null || loading ? undefined : void fetchOlder(before)) };
}

/** The number of likes shown at first, and added by each "more". */
const step = 60;

/**
 * The profiles of one tab, newest like first. Suggestions that nobody tapped are below the received likes
 * (MEET-1). `people` are shown beside or below a list of few likes.
 */
export function LikesGrid(props: { tab: LikesTab; likes: Likes; people?: ReactNode }) {
  const { tab, likes, people } = props;
  const text = useText();
  const [most, setMost] = useState(step);
  const older = useOlderLikes(likes.older);
  const entries = useListedLikes(tab, likes, Boolean(people));
  const { shown, isGone, takeBack } = useWithdrawnLikes<Like>(entries);
  const suggested = tab === 'received' ? likes.suggested : [];
  const few = likes.older === null && shown.length <= fewLikes && suggested.length <= fewLikes;
  if (shown.length === 0 && suggested.length === 0)
    return (
      <>
        <LikesEmpty tab={tab} compact={Boolean(people)} />
        {people}
      </>
    );
  const showMore = () => {
    setMost(most + step);
    if (most + step > shown.length && likes.older !== null) older.load();
  };
  const tile = (like: Like, at: number) => (
    <LikeTile
      key={like.id}
      tab={tab}
      like={like}
      gone={tab !== 'received' && isGone(like)}
      large={few && at === 0}
      onUnlike={() => takeBack(like)}
    />
  );
  const list = (
    <>
      {shown.length > 0 ? (
        <ul className={tiles.grid}>{shown.slice(0, most).map(tile)}</ul>
      ) : (
        <p className={styles.none}>{text('likes.none_by_hand')}</p>
      )}
      {most < shown.length || likes.older !== null ? (
        <div className={styles.more}>
          <Button variant="light" loading={older.loading} onClick={showMore}>
            {text('likes.more')}
          </Button>
        </div>
      ) : null}
      {suggested.length > 0 ? (
        <section className={styles.suggested} aria-labelledby="suggested">
          <h2 id="suggested" className={styles.title}>
            {text('likes.suggested_title')}
          </h2>
          <p className={styles.why}>{text('likes.suggested_why')}</p>
          <ul className={tiles.grid}>{suggested.slice(0, most).map(tile)}</ul>
        </section>
      ) : null}
    </>
  );
  if (!few) return list;
  return (
    <div className={styles.few}>
      <div>{list}</div>
      {people}
    </div>
  );
}
