import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { readStoredDrafts } from '#web/platform/browser/stored-drafts.ts';
import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { parseReturnPlace, type ReturnPlace, storedReturnPlace } from '../orders/return-place.ts';
import { SameAgain } from '../orders/same-again-link.tsx';

const isChat = (path: string): boolean => /^\/(chats\/\d+|members\/\d+\/chat)(\?|$)/.test(path);

/** The page that the buyer of this order came from. Only the browser knows it, not the server. */
function useReturnPlace(payment: number): ReturnPlace | null {
  const stored = useBrowserValue(() => storedReturnPlace(payment), null);
  return useMemo(() => parseReturnPlace(stored), [stored]);
}

/** Whether this device holds an unsent text to that member. */
function useHasDraft(profile: number | null): boolean {
  const member =
    useQuery({ ...queryFor(getCurrentUser, {}), enabled: profile !== null }).data?.user?.id ?? null;
  return useBrowserValue(
    () => member !== null && profile !== null && (readStoredDrafts(member)[profile] ?? '').trim() !== '',
    false,
  );
}

/** The page to which the buyer of an order returns, and whether an unsent text waits there. */
export function useWayBack(payment: number) {
  const place = useReturnPlace(payment);
  const person = place?.person ?? null;
  const hasDraft = useHasDraft(person?.id ?? null);
  if (place === null) return null;
  // A text waits in the conversation, even if the buyer left from the profile.
  const path = person && hasDraft && !isChat(place.path) ? `/members/${person.id}/chat` : place.path;
  return { path, person, hasDraft };
}

/** Leads back to the page where credits were missing, or to the messages (CRED-1). */
export function ReturnLink({
  payment,
  variant = 'filled',
}: {
  payment: number;
  variant?: 'filled' | 'light' | 'subtle';
}) {
  const text = useText();
  const back = useWayBack(payment);
  if (back?.person) {
    const { path, hasDraft, person } = back;
    return (
      <ButtonLink to={path} variant={variant}>
        {text(hasDraft ? 'payments.back_to_draft' : 'payments.back_to_person', { name: person.name })}
      </ButtonLink>
    );
  }
  const chat = back && isChat(back.path) ? back.path : null;
  return (
    <ButtonLink to={chat ?? '/chats'} variant={variant}>
      {text(chat === null ? 'payments.to_chats' : 'payments.back_to_chat')}
    </ButtonLink>
  );
}

/** The ways on after an order that is paid or was reversed. */
export function NextSteps({ payment }: { payment: Payment }) {
  const text = useText();
  return (
    <>
      <ReturnLink payment={payment.payment_id} />
      <ButtonLink to="/members" variant="light">
        {text('payments.to_members')}
      </ButtonLink>
      <SameAgain payment={payment}>
        {(to) => (
          <ButtonLink to={to} variant="subtle" leftSection={<IconRepeat size={20} aria-hidden />}>
            {text('payments.again.open')}
          </ButtonLink>
        )}
      </SameAgain>
    </>
  );
}
