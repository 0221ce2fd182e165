import { Outlet, useNavigation } from 'react-router';
import { ConsoleFrame } from '#web/operators/console-frame.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { OfflineNotice } from '../banners/offline-notice.tsx';
import { AppFrame, frameLinks } from './app-frame.tsx';

export const links = frameLinks;

/** Pages of the console are not cached, not sent as referrer and not indexed. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

/**
 * The layout of the operators' pages, without the members' parts: no socket connection, no beacons (SAFE-2).
 */
export default function ConsoleLayout() {
  const text = useText();
  const loading = useNavigation().state !== 'idle';
  return (
    <AppFrame>
      <ProgressBar loading={loading} label={text('shell.loading')} />
      <OfflineNotice />
      <ConsoleFrame>
        <Outlet />
      </ConsoleFrame>
      <Toasts />
    </AppFrame>
  );
}
