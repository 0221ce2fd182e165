import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LikeDialog } from './like-dialog.tsx';
import { closeLikeMoment, likeMomentStore } from './like-moments.ts';
import { useLikeModal } from './use-like-modal.ts';
import { useLikePopups } from './use-like-popups.ts';

function Popup() {
  const text = useText();
  const navigate = useNavigate();
  useLikePopups();
  const moment = useSyncExternalStore(
    likeMomentStore.subscribe,
    likeMomentStore.read,
    likeMomentStore.readOnServer,
  );
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
