import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import { arriveAtPage, dialogStore, watchHistory } from './sign-up/sign-up-dialog-store.ts';
import { useUser } from './user.ts';

// All of the sign-up: no member ever needs it, and a visitor has it before they tap.
const load = () => import('./sign-up/open-sign-up-dialog.tsx');
const OpenSignUpDialog = lazy(() => load().then((part) => ({ default: part.OpenSignUpDialog })));

/**
 * The sign-up over a page, for a visitor (SHELL-2). It stays until its cross is used, it has ended, or it leads to the
 * login (ACC-2, MEET-13): Esc and the backdrop would throw away what somebody typed. Mounted once by each layout.
 */
export function SignUpDialog() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const isVisitor = useUser() === null;
  const dialog = useSyncExternalStore(dialogStore.subscribe, dialogStore.read, dialogStore.readOnServer);

  useEffect(watchHistory, []);
  useEffect(() => {
    // Fails where there is no connection; the tap tries again.
    if (isVisitor) void load().catch(() => {});
  }, [isVisitor]);
  useEffect(() => {
    if (isVisitor) rememberTags(tagsOf(search));
  }, [isVisitor, search]);
  // Another page, by a link of the dialog or by going back further than it goes.
  useEffect(() => arriveAtPage(key), [key]);

  return <Suspense>{isVisitor && dialog ? <OpenSignUpDialog target={dialog.target} /> : null}</Suspense>;
}
