import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { withAllTexts } from '#web/platform/intl/load-intl.ts';
import { useStore } from '#web/platform/store.ts';
import { rememberTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import { onRouterNavigated, signUpDialogStore, watchHistory } from './sign-up/sign-up-dialog-store.ts';
import { useUser } from './user.ts';

// The chunk of the whole sign-up. Members never need it; visitors have it loaded before they tap.
const load = withAllTexts(() => import('./sign-up/open-sign-up-dialog.tsx'));
const OpenSignUpDialog = lazy(() => load().then((part) => ({ default: part.OpenSignUpDialog })));

/**
 * The sign-up dialog over a page, for a visitor (SHELL-2). It closes by its cross, at its end, or on the way
 * to the log-in (ACC-2, MEET-13). Esc and the backdrop do not close it, because they would discard typed
 * text. Each layout mounts it once.
 */
export function SignUpDialog() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const isVisitor = useUser() === null;
  const dialog = useStore(signUpDialogStore);

  useEffect(watchHistory, []);
  useEffect(() => {
    // Fails without a connection; the tap then tries again.
    if (isVisitor) void load().catch(() => {});
  }, [isVisitor]);
  useEffect(() => {
    if (isVisitor) rememberTags(tagsOf(search));
  }, [isVisitor, search]);
  // The router arrived at another page, by a link in the dialog or by going back beyond its first step.
  useEffect(() => onRouterNavigated(key), [key]);

  return <Suspense>{isVisitor && dialog ? <OpenSignUpDialog target={dialog.target} /> : null}</Suspense>;
}
