import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { ChatSync } from '#web/chat/chat-sync.tsx';
import { SwipeSync } from '#web/discovery/swipe-sync.tsx';
import { useLiveWallet } from '#web/ledger/wallet.ts';
import { LikesSync } from '#web/likes/likes-sync.tsx';
import { usePushSync } from '#web/notifications/use-push-sync.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalChoiceSync } from '#web/profiles/use-fictional-choice-sync.ts';
import { PageHidden } from '#web/tracking/page-hidden.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { OfflineNotice } from '../banners/offline-notice.tsx';
import { ProofNotice } from '../banners/proof-notice.tsx';
import { useOfflineFallback } from '../banners/use-offline-fallback.ts';
import { AppBadge } from '../navigation/app-badge.tsx';
import { usePageFocus } from '../navigation/use-page-focus.ts';
import { useMeetingSync } from '../session/use-meeting-sync.ts';
import { usePeriodicRefresh } from '../session/use-periodic-refresh.ts';
import { useSession } from '../session/use-session.ts';
import { AppFrame } from './app-frame.tsx';

function Session() {
  useSession();
  useLiveWallet();
  const here = useUser();
  const user = here?.restriction === 'restricted' ? null : here;
  usePushSync(user?.id ?? null);
  useMeetingSync();
  usePeriodicRefresh(user?.id ?? null);
  useOfflineFallback(user?.id ?? null);
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

/** Everything around a page with framework script: theme, socket connection, progress bar, toasts. */
export function AppShell({ children }: { children: ReactNode }) {
  const text = useText();
  const loading = useNavigation().state !== 'idle';
  usePageFocus();
  return (
    <AppFrame>
      <ProgressBar loading={loading} label={text('shell.loading')} />
      <OfflineNotice />
      <ProofNotice />
      {/* Before the page, so that keyboard focus reaches it first. */}
      <Toasts />
      {children}
      <Session />
      <PageHidden />
    </AppFrame>
  );
}
