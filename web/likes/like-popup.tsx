import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LikeDialog } from './parts/like-dialog.tsx';
import { forgetAll, momentStore, nextMoment } from './state/moments.ts';
import { useLiveLikes } from './state/use-live-likes.ts';

/**
 * Keeps the member's likes current and shows each new like and match once (LIKE-2). Mounted once, by the shell,
 * while somebody is logged in.
 */
export function LikePopup() {
  const text = useText();
  const navigate = useNavigate();
  useLiveLikes();
  useEffect(() => forgetAll, []);
  const moment = useSyncExternalStore(momentStore.subscribe, momentStore.read, momentStore.readOnServer);
  if (!moment) return null;
  const { like, match } = moment;
  const go = () => {
    nextMoment();
    void navigate(match ? `/members/${like.id}/chat` : `/members/${like.id}`);
  };
  return (
    <LikeDialog
      key={`${like.id} ${match}`}
      moment={moment}
      button={text(match ? 'likes.popup.say_hello' : 'likes.popup.open_profile')}
      onButton={go}
      onClose={nextMoment}
    />
  );
}
