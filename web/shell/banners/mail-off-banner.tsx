import { useLocation } from 'react-router';
import { ResendConfirmation } from '#web/accounts/unconfirmed-banner.tsx';
import { useUser } from '#web/accounts/user.ts';
import { DisabledNotificationsBanner } from '#web/notifications/disabled-notifications-banner.tsx';
import { PushBanner } from '#web/notifications/push-banner.tsx';
import { useReloadUser } from '../session/use-reload-user.ts';

/**
 * A banner of the default layout: for members whose mail is off, or else the offer of push notifications. One
 * at a time (SHELL-13).
 */
export function MailOffBanner() {
  const user = useUser();
  const readUser = useReloadUser();
  const { pathname } = useLocation();
  // A member with an unconfirmed address already sees another banner. The settings page shows the same facts
  // itself.
  if (user === null || user.status === 'not_confirmed' || pathname === '/notifications') return null;
  return (
    <DisabledNotificationsBanner
      member={user.id}
      causes={user.notifications_disabled}
      verify={<ResendConfirmation size="sm" variant="filled" />}
      onEnabled={readUser}
      otherwise={pathname === '/complete-signup' ? null : <PushBanner member={user.id} />}
    />
  );
}
