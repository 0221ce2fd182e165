import { useLocation } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { NoPhotoBanner } from '#web/photos/no-photo-banner.tsx';

/** Pages on which a member adds a photo need no banner. */
const adding = new Set(['/profile', '/complete-signup']);

/** The banner for members without a photo, in the default layout (SHELL-13). */
export function PhotoBanner() {
  const user = useUser();
  const { pathname } = useLocation();
  // One request at a time: an unconfirmed address comes first.
  if (user === null || user.status === 'not_confirmed' || user.profile.has_photo || adding.has(pathname))
    return null;
  return <NoPhotoBanner member={user.id} />;
}
