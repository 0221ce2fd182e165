import { logOut } from '#contract/accounts/log-out.ts';
import { clearDeviceDrafts } from '#web/accounts/forget-on-device.ts';
import { useUser } from '#web/accounts/user.ts';
import { forgetPushHere } from '#web/notifications/forget-push-here.ts';
import { call } from '#web/platform/api/api.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { showAppBadge } from '../navigation/show-app-badge.ts';

/** Logs out and loads a new document, so that none of the member's data stays in memory or storage. */
export function useLogOut(): () => Promise<void> {
  const failure = useFailureText();
  const user = useUser();
  return async () => {
    try {
      await call(logOut, {});
      if (user) {
        clearDeviceDrafts(user.id);
        await forgetPushHere(user.id);
      }
      showAppBadge(0);
      window.location.assign('/');
    } catch (error) {
      toast({ tone: 'danger', text: failure(error) });
    }
  };
}
