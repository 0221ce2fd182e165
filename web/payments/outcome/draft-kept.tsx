import { useText } from '#web/platform/intl/use-text.tsx';
import { ReturnLink, useWayBack } from './return-link.tsx';

/** After an order that ended unpaid: the unsent text to a member is still there (CRED-1). */
export function DraftKept({ payment }: { payment: number }) {
  const text = useText();
  const back = useWayBack(payment);
  if (!back?.person || !back.hasDraft) return null;
  return <p>{text('payments.draft_kept', { name: back.person.name })}</p>;
}

/** The link back to the page that the buyer left, if there is one. */
export function BackFromUnpaid({ payment }: { payment: number }) {
  return useWayBack(payment) ? <ReturnLink payment={payment} variant="subtle" /> : null;
}
