import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withAllTexts } from '#web/platform/intl/load-intl.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { useConfirmReminder } from './activation/use-confirm-reminder.ts';

const OpenConfirmDialog = lazyComponent(
  withAllTexts(() => import('./open-confirm-dialog.tsx').then((part) => part.OpenConfirmDialog)),
);

/**
 * On a phone, right after the sign-up: reminds the member of the activation mail before anything else
 * (ACC-6). The query that opens it leaves the address at once, so that a reload does not show it again. Each layout
 * mounts it.
 */
export function ConfirmDialog() {
  const reminder = useConfirmReminder();
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isAsked = search.has('signup-complete');
  if (isAsked && reminder === 'dialog' && !isOpen) setOpen(true);
  const dropQuery = useEffectEvent(() => {
    const without = (now: URLSearchParams) => {
      now.delete('signup-complete');
      return now;
    };
    setSearch(without, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isAsked) dropQuery();
  }, [isAsked]);
  // Confirmed meanwhile, in another tab.
  if (!isOpen || reminder === 'none') return null;
  const close = () => setOpen(false);
  // Without its script the reminder is not shown now. A banner reminds on the next pages.
  return <OpenConfirmDialog part={{ onClose: close }} onMissing={close} />;
}
