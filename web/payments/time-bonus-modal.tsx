import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useWallet } from '#web/ledger/wallet.ts';
import { useDismissal } from '#web/notifications/dismissal.ts';
import { withAllTexts } from '#web/platform/intl/load-intl.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { useActiveDiscount } from './discounts/active-discount.ts';
import { isMembersArea } from './discounts/is-members-area.ts';
import { useStayedOnPage } from './discounts/use-page-stay.ts';

const after = 40_000;

const TimeBonusDialog = lazyComponent(
  withAllTexts(() => import('./time-bonus-dialog.tsx').then((part) => part.TimeBonusDialog)),
);

/**
 * Offers the time bonus once to a member without credits who has stayed in the members area for a while
 * (CRED-9). A modal that was dismissed or followed does not return. The modal never covers another dialog,
 * and closes when the bonus ends.
 */
export function TimeBonusModal({ member }: { member: number }) {
  const { pathname } = useLocation();
  const isThere = isMembersArea(pathname);
  const stayed = useStayedOnPage(isThere, after);
  const discount = useActiveDiscount();
  const credits = useWallet()?.credits;
  const { isDismissed, dismiss } = useDismissal('time-bonus', member);
  const [shown, setShown] = useState(false);
  // Without its script the offer is not shown on this page.
  const [isMissing, setMissing] = useState(false);
  const bonus = discount?.which === 'time_bonus' ? discount : null;
  const isDue = bonus !== null && isThere && stayed && credits === 0 && !isDismissed;
  const left = bonus?.left ?? 0;
  // Checked again each second: a dialog that was open before may be closed by now.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Only the DOM knows whether a dialog is open.
    setShown((before) => isDue && left > 0 && (before || document.querySelector('dialog[open]') === null));
  }, [isDue, left]);
  if (!shown || !isDue || isMissing) return null;
  return <TimeBonusDialog part={{ bonus, onClose: dismiss }} onMissing={() => setMissing(true)} />;
}
