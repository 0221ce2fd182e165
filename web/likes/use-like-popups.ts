import { useEffect, useRef } from 'react';
import { likeReceived } from '#contract/likes/events.ts';
import { useLive } from '#web/platform/live/live.ts';
import { claimLikePopup } from './claim-like-popup.ts';
import { useLikes } from './use-likes.ts';

/**
 * Claims popups: when a like arrives, and for earlier likes when the page becomes visible. If no like is new,
 * nothing is requested.
 */
export function useLikePopups(): void {
  useLive(likeReceived, ({ id }) => void claimLikePopup(id));
  const newest = useLikes()?.unopened[0]?.liked_at;
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    const ask = () => {
      if (newest === undefined || asked.current === newest || document.visibilityState === 'hidden') return;
      asked.current = newest;
      void claimLikePopup();
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [newest]);
}
