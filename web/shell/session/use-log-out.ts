import { useQueryClient } from '@tanstack/react-query';
import { logOut } from '#contract/accounts/log-out.ts';
import { clearDeviceDrafts } from '#web/accounts/forget-on-device.ts';
import { useUser } from '#web/accounts/user.ts';
import { forgetPushHere } from '#web/notifications/forget-push-here.ts';
import { call } from '#web/platform/api/api.ts';
import { closeLive, openLive } from '#web/platform/live/live.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { showAppBadge } from '../navigation/show-app-badge.ts';

/** Logs out and loads a new document, so that none of the member's data stays in memory or storage. */
export function useLogOut(): () => Promise<void> {
  const failure = useFailureText();
  const user = useUser();
  const queries = useQueryClient();
  return async () => {
    // While the answer travels, open queries and the closed connection would only meet refusals.
    closeLive();
    try {
      await queries.cancelQueries();
      await call(logOut, {});
      if (user) {
        clearDeviceDrafts(user.id);
        await forgetPushHere(user.id);
      }
      showAppBadge(0);
      window.location.assign('/');
    } catch (error) {
      openLive();
      toast({ tone: 'danger', text: failure(error) });
    }
  };
}
