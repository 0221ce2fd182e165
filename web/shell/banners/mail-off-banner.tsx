import { useLocation } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { VerifyAgain } from '#web/accounts/verify-again.tsx';
import { DisabledNotificationsBanner } from '#web/notifications/disabled-notifications-banner.tsx';
import { PushBanner } from '#web/notifications/push-banner.tsx';
import { useReadUser } from '../session/use-reload-user.ts';

/**
 * Over the pages of the default layout: the banner of members whose mail is off, or else the one that offers push. One
 * at a time (SHELL-13).
 */
export function MailOffBanner() {
  const user = useUser();
  const readUser = useReadUser();
  const { pathname } = useLocation();
  // Who never confirmed the address is asked for that already; the settings say it in their own place.
  if (user === null || user.status === 'not_confirmed' || pathname === '/notifications') return null;
  return (
    <DisabledNotificationsBanner
      member={user.id}
      causes={user.notifications_disabled}
      verify={<VerifyAgain size="sm" variant="filled" />}
      onEnabled={readUser}
      otherwise={pathname === '/complete-signup' ? null : <PushBanner member={user.id} />}
    />
  );
}
