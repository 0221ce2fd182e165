import { useEffect, useRef } from 'react';
import { likeReceived } from '#contract/likes/events.ts';
import { useLive } from '#web/platform/live/live.ts';
import { askForPopup } from './claim-like-popup.ts';
import { useLikes } from './use-likes.ts';

/**
 * Asks for what there is to show: when a like comes in, and for what came while nobody was looking, when the page is
 * there or in view again. Where no like is new there is nothing to ask.
 */
export function usePopups(): void {
  useLive(likeReceived, ({ id }) => void askForPopup(id));
  const newest = useLikes()?.unopened[0]?.liked_at;
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    const ask = () => {
      if (newest === undefined || asked.current === newest || document.visibilityState === 'hidden') return;
      asked.current = newest;
      void askForPopup();
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [newest]);
}
