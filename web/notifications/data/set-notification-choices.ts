import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Channel,
  NoticeKind,
  NotificationChoices,
} from '#contract/notifications/notification-choices.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { mutationFor } from '#web/platform/query-for.ts';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { choicesQuery } from './get-notification-choices.ts';

export interface Choice {
  readonly channel: Channel;
  readonly kind: NoticeKind;
  readonly wanted: boolean;
}

const withChoice = (
  known: NotificationChoices | undefined,
  { channel, kind, wanted }: Choice,
): NotificationChoices | undefined =>
  known && { ...known, [channel]: { ...known[channel], [kind]: wanted } };

/** Stores a choice: shown at once, turned back when the server refuses. Others that are under way stay as they are. */
export function useSetChoice() {
  const client = useQueryClient();
  const failure = useFailureText();
  const { queryKey } = choicesQuery();
  const { mutate } = useMutation({
    ...mutationFor(setNotificationChoices, { idempotent: true }),
    onMutate: async ({ choices = [] }) => {
      await client.cancelQueries({ queryKey });
      for (const choice of choices) client.setQueryData(queryKey, (known) => withChoice(known, choice));
    },
    onError: (error, { choices = [] }) => {
      for (const choice of choices)
        client.setQueryData(queryKey, (known) => withChoice(known, { ...choice, wanted: !choice.wanted }));
      toast({ tone: 'danger', text: failure(error) });
    },
  });
  return (choice: Choice) => mutate({ choices: [choice] });
}

/** Switches mail on again after a complaint or an unsubscription; `onDone` reads afresh what else depends on it. */
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
