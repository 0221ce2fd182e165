import { useLocation } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { NoPhotoBanner } from '#web/photos/no-photo-banner.tsx';

/** The banner of members without a photo, over the pages of the default layout (SHELL-13). */
export function PhotoBanner() {
  const user = useUser();
  const { pathname } = useLocation();
  // One thing at a time: first the address. And where one adds a photo nobody has to be sent.
  if (user === null || user.status === 'not_confirmed' || user.profile.has_photo || pathname === '/profile')
    return null;
  return <NoPhotoBanner member={user.id} />;
}
