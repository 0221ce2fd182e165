import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../user.ts';

const phone = '(max-width: 47.99em)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a phone's screen. The server does not know the screen and assumes false. */
function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
}

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
