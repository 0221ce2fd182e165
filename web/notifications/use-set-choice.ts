import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { choicesQuery } from './get-notification-choices.query.ts';
import { currentChoice, inputOf, type NotificationChoice, withChoice } from './notification-choice.ts';

const key = [setNotificationChoices.name, 'choice'];

/**
 * Stores a choice: shown at once and reverted on failure. Requests run one after the other, so that the last
 * one wins on a slow connection. One message confirms them all.
 */
export function useSetChoice() {
  const text = useText();
  const client = useQueryClient();
  const failure = useFailureText();
  const { queryKey } = choicesQuery();
  const show = (choice: NotificationChoice) =>
    client.setQueryData(queryKey, (known) => known && withChoice(known, choice));
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: 'notification-choices' },
    mutationFn: (choice: NotificationChoice) =>
      call(setNotificationChoices, inputOf(choice), { idempotent: true }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey });
      const known = client.getQueryData(queryKey);
      show(choice);
      return known && currentChoice(known, choice);
    },
    onSuccess: () => {
      if (client.isMutating({ mutationKey: key }) === 1)
        toast({ tone: 'success', text: text('notifications.settings.saved') });
    },
    onError: (error, choice, before) => {
      const known = client.getQueryData(queryKey);
      // A newer choice is pending, so its response decides.
      if (known && before && currentChoice(known, choice).value === choice.value) show(before);
      toast({ tone: 'danger', text: failure(error) });
    },
  });
  return mutate;
}
