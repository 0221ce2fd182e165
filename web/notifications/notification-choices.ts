import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { disabledCause } from '#contract/notifications/disabled-cause.ts';
import { getNotificationChoices, type NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** Reads the member's notification choices and whether mail reaches them. */
export const choicesQuery = () => queryFor(getNotificationChoices, {});

/**
 * Switches mail on again after a complaint or an unsubscription. `onDone` reloads data that depends on it.
 */
export function useEnableAgain(onDone: () => void) {
  const client = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    ...mutationFor(setNotificationChoices, { idempotent: true }),
    onSuccess: (answer) => {
      client.setQueryData(choicesQuery().queryKey, answer);
      onDone();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
}

/** Names kinds of mail in a list, such as "A new message, A match". */
export function useKindNames() {
  const text = useText();
  return (kinds: readonly NoticeKind[]): string =>
    kinds.map((kind) => text(`notifications.kind.${kind}`)).join(', ');
}

export type Cause = z.output<typeof disabledCause>;

/** A bounce comes first: while mail does not arrive, switching it on again is useless. */
const order: readonly Cause[] = ['bounce', 'fbl', 'list-unsubscribe'];

/** Returns the cause to show if there are several. */
export const mainCause = (causes: readonly Cause[]): Cause | undefined =>
  order.find((cause) => causes.includes(cause));
