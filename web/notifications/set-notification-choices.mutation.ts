import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { choicesQuery } from './get-notification-choices.query.ts';

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
