import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { minute } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { Picture } from '#web/photos/picture.tsx';
import { currentMember } from '#web/platform/api/current-member.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import styles from './second-photo.module.css';

/** A mouse that only passes does not load anything. */
const intentMilliseconds = 150;

/**
 * Tells if a member's mouse stays on a tile, or if the keyboard focus is on it. A finger does not count, and
 * neither does a visitor, who may see only the first photo.
 */
export function usePeek() {
  const [over, setOver] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => setWanted(currentMember() !== null), intentMilliseconds);
    return () => {
      clearTimeout(timer);
      setWanted(false);
    };
  }, [over]);
  return {
    wanted,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
      onFocus: ({ currentTarget }: FocusEvent) => setOver(currentTarget.matches(':focus-visible')),
      onBlur: () => setOver(false),
    },
  };
}

/** The second photo of a member over the first, if the reader may see it. Read and loaded when it is shown. */
export function SecondPhoto({ id }: { id: Id }) {
  const { data } = useQuery({ ...queryFor(getMember, { id }), staleTime: 5 * minute, retry: false });
  const [, second] = data?.member.photos ?? [];
  if (second === undefined || !('image' in second)) return null;
  return (
    <span className={styles.second} data-second-photo>
      <Picture image={second.image} alt="" size="card" priority />
    </span>
  );
}
