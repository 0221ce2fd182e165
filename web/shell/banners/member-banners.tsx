import { IconEyeOff } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { ResendConfirmation } from '#web/accounts/unconfirmed-banner.tsx';
import { useUser } from '#web/accounts/user.ts';
import { DisabledNotificationsBanner } from '#web/notifications/disabled-notifications-banner.tsx';
import { PushBanner } from '#web/notifications/push-banner.tsx';
import { NoPhotoBanner } from '#web/photos/no-photo-banner.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useReloadUser } from '../session/use-reload-user.ts';

/** Informs members that they are hidden until a report about them is reviewed, and why (AGE-4). */
export function HiddenBanner() {
  const text = useText();
  const user = useUser();
  const { pathname } = useLocation();
  if (user?.restriction !== 'hidden' || pathname === '/cases') return null;
  return (
    <Banner
      label={text('safety.hidden.label')}
      icon={<IconEyeOff size={20} aria-hidden />}
      ways={
        <ButtonLink to="/cases" size="sm" variant="filled">
          {text('safety.hidden.more')}
        </ButtonLink>
      }
    >
      {text('safety.hidden.banner')}
    </Banner>
  );
}

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
      kinds={user.unsubscribed_kinds}
      verify={<ResendConfirmation size="sm" variant="filled" />}
      onEnabled={readUser}
      otherwise={pathname === '/complete-signup' ? null : <PushBanner member={user.id} />}
    />
  );
}
