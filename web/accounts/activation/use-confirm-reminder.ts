import { useSearchParams } from 'react-router';
import { useIsPhone } from '../shared/use-is-phone.ts';
import { useUser } from '../user.ts';

/**
 * How to remind a member whose address is not confirmed: by an alert, or by a dialog right after a sign-up on
 * a phone. On a phone an alert is easily missed (ACC-6).
 */
export function useConfirmReminder(): 'none' | 'alert' | 'dialog' {
  const user = useUser();
  const isPhone = useIsPhone();
  const [search] = useSearchParams();
  if (user?.status !== 'not_confirmed' || user.profile.status !== 'disabled') return 'none';
  return isPhone && search.has('signup-complete') ? 'dialog' : 'alert';
}
