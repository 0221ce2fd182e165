import { Outlet, useNavigation } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { ChatSync } from '#web/chat/chat-sync.tsx';
import { useLiveWallet } from '#web/credits/wallet.ts';
import { SwipeSync } from '#web/discovery/swipe-sync.tsx';
import { LikesSync } from '#web/likes/likes-sync.tsx';
import { usePushSync } from '#web/notifications/use-push-sync.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalChoiceSync } from '#web/profiles/use-fictional-choice-sync.ts';
import { PageHidden } from '#web/tracking/page-hidden.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { AppBadge } from './app-badge.tsx';
import { AppFrame, frameLinks } from './app-frame.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useMeetingSync } from './use-meeting-sync.ts';
import { useOfflinePage } from './use-offline-page.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useRefresh } from './use-refresh.ts';
import { useSession } from './use-session.ts';

function Session() {
  useSession();
  useLiveWallet();
  const here = useUser();
  const user = here?.restriction === 'restricted' ? null : here;
  usePushSync(user?.id ?? null);
  useMeetingSync();
  useRefresh(user?.id ?? null);
  useOfflinePage(user?.id ?? null);
  useFictionalChoiceSync();
  return user ? (
    <>
      <ChatSync />
      <LikesSync />
      <SwipeSync member={user.id} />
      <AppBadge />
    </>
  ) : null;
}

export const links = frameLinks;

/** Around all pages of the application: theme, live line, progress, toasts. Moving between pages keeps it. */
export default function AppLayout() {
  const text = useText();
  const loading = useNavigation().state !== 'idle';
  usePageFocus();
  return (
    <AppFrame>
      <ProgressBar loading={loading} label={text('shell.loading')} />
      <OfflineNotice />
      {/* Before the page, so that the keyboard comes to it first. */}
      <Toasts />
      <Outlet />
      <Session />
      <PageHidden />
    </AppFrame>
  );
}
