import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { likeReceived } from '#contract/likes/events.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLive } from '#web/platform/live/live.ts';
import { claimLikePopup } from './claim-like-popup.ts';
import { LikeDialog } from './like-dialog.tsx';
import { closeLikeMoment, useLikeMoment } from './like-moments.ts';
import { useLikeModal } from './use-like-modal.ts';
import { useLikes } from './use-likes.ts';

/**
 * Claims popups: when a like arrives, and for earlier likes when the page becomes visible. If no like is new,
 * nothing is requested.
 */
function useLikePopups(): void {
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

function Popup() {
  const text = useText();
  const navigate = useNavigate();
  useLikePopups();
  const moment = useLikeMoment();
  if (!moment) return null;
  const { like, match } = moment;
  const go = () => {
    closeLikeMoment();
    void navigate(match ? `/members/${like.id}/chat` : `/members/${like.id}`);
  };
  return (
    <LikeDialog
      key={`${like.id} ${match}`}
      moment={moment}
      button={text(match ? 'likes.popup.say_hello' : 'likes.popup.open_profile')}
      onButton={go}
      onClose={closeLikeMoment}
    />
  );
}

/**
 * Shows each new like and match once, across all tabs and devices (LIKE-2). An address with `t` shows the
 * newest one again (SHELL-11). Part of the default layout (SHELL-2).
 */
export function LikePopup({ member }: { member: boolean }) {
  useLikeModal();
  return member ? <Popup /> : null;
}
