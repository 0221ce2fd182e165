import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import {
  ResendConfirmation,
  UnconfirmedBanner,
  useIsUnconfirmed,
  useRefetchStatusOnReturn,
} from '#web/accounts/unconfirmed-banner.tsx';
import { useUser } from '#web/accounts/user.ts';
import { DisabledNotificationsBanner } from '#web/notifications/disabled-notifications-banner.tsx';
import { useDismissal } from '#web/notifications/dismissal.ts';
import { PushBanner } from '#web/notifications/push-banner.tsx';
import { usePushOffer } from '#web/notifications/push-store.ts';
import { NoPhotoBanner } from '#web/photos/no-photo-banner.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useReloadUser } from '../session/use-reload-user.ts';
import { AnnouncementBanner, TermsBanner } from './house-notice.tsx';
import styles from './member-notice.module.css';

type NoticeKind = 'hidden' | 'unconfirmed' | 'terms' | 'announcement' | 'disabled' | 'photo' | 'push';

/** The notices that a page does not repeat, because the page itself is about them. */
const ownPages: Readonly<Record<NoticeKind, readonly string[]>> = {
  hidden: ['/cases'],
  unconfirmed: ['/complete-signup'],
  terms: ['/new-terms'],
  announcement: [],
  disabled: ['/notifications'],
  photo: ['/profile', '/complete-signup'],
  push: ['/notifications', '/complete-signup'],
};

/** A member who pays, or answers about the terms, is not asked for anything else that can wait. */
const canWait: readonly NoticeKind[] = ['announcement', 'photo', 'push'];
const busyPage = /^\/(?:credits\/p\d|new-terms$)/;

const isShownOn = (path: string, kind: NoticeKind): boolean =>
  !ownPages[kind].includes(path) && !(canWait.includes(kind) && busyPage.test(path));

/** Informs members that they are hidden until a report about them is reviewed, and why (AGE-4). */
function HiddenBanner() {
  const text = useText();
  return (
    <Banner
      label={text('safety.hidden.label')}
      icon={<IconEyeOff size={20} aria-hidden />}
      short={text('safety.hidden.label')}
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

/** The first notice that applies to the member now, in the order of the requirement (SHELL-13). */
function useFirstNotice(user: CurrentUser): NoticeKind | null {
  const { pathname } = useLocation();
  const unconfirmed = useIsUnconfirmed();
  const disabled = useDismissal('disabled-notifications', user.id);
  const photo = useDismissal('no-photo', user.id);
  const push = useDismissal('push', user.id);
  const isPushOffered = usePushOffer(user.id);
  // A hidden member is not asked for a photo, and is not offered notifications of messages. An unconfirmed
  // member confirms first.
  const isOpen = user.restriction !== 'hidden' && user.status !== 'not_confirmed';
  const applies: ReadonlyArray<readonly [NoticeKind, boolean]> = [
    ['hidden', user.restriction === 'hidden'],
    ['unconfirmed', unconfirmed],
    ['terms', user.terms !== null],
    ['announcement', user.announcement !== null],
    ['disabled', isOpen && user.notifications_disabled.length > 0 && !disabled.isDismissed],
    ['photo', isOpen && !user.profile.has_photo && !photo.isDismissed],
    ['push', isOpen && isPushOffered && !push.isDismissed],
  ];
  return applies.find(([kind, is]) => is && isShownOn(pathname, kind))?.[0] ?? null;
}

function Notice({ kind, user }: { kind: NoticeKind; user: CurrentUser }) {
  const readUser = useReloadUser();
  switch (kind) {
    case 'hidden':
      return <HiddenBanner />;
    case 'unconfirmed':
      return <UnconfirmedBanner />;
    case 'terms':
      return user.terms === null ? null : <TermsBanner terms={user.terms} />;
    case 'announcement':
      return user.announcement === null ? null : <AnnouncementBanner announcement={user.announcement} />;
    case 'disabled':
      return (
        <DisabledNotificationsBanner
          member={user.id}
          causes={user.notifications_disabled}
          kinds={user.unsubscribed_kinds}
          verify={<ResendConfirmation size="sm" variant="filled" />}
          onEnabled={readUser}
        />
      );
    case 'photo':
      return <NoPhotoBanner member={user.id} />;
    case 'push':
      return <PushBanner member={user.id} />;
  }
}

function NoticeOf({ user }: { user: CurrentUser }) {
  useRefetchStatusOnReturn();
  const { key } = useLocation();
  const first = useFirstNotice(user);
  const [page, setPage] = useState({ key, kind: first });
  // A page begins with its notice. Until the next page the notice may go, and no other notice appears, so
  // that nothing moves under a finger.
  if (page.key !== key) setPage({ key, kind: first });
  const kind = page.key === key && page.kind === first ? first : null;
  return kind === null ? null : (
    <div data-notice className={styles.notice}>
      <Notice kind={kind} user={user} />
    </div>
  );
}

/**
 * The one notice of a member: rendered by the server, below the top bar, or on a phone above the bottom bar
 * (SHELL-13).
 */
export function MemberNotice() {
  const user = useUser();
  return user === null || user.restriction === 'restricted' ? null : <NoticeOf user={user} />;
}
