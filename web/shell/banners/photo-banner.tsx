import { useLocation } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { NoPhotoBanner } from '#web/photos/no-photo-banner.tsx';

/** Where one adds a photo nobody has to be sent. */
const adding = new Set(['/profile', '/complete-signup']);

/** The banner of members without a photo, over the pages of the default layout (SHELL-13). */
export function PhotoBanner() {
  const user = useUser();
  const { pathname } = useLocation();
  // One thing at a time: first the address.
  if (user === null || user.status === 'not_confirmed' || user.profile.has_photo || adding.has(pathname))
    return null;
  return <NoPhotoBanner member={user.id} />;
}
