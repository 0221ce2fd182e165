import { NativeSelect, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import {
  type MailFrequency,
  mailFrequency,
  type NoticeKind,
  type NotificationChoices,
  noticeKind,
} from '#contract/notifications/get-notification-choices.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './choice-table.module.css';
import { choicesQuery } from './notification-choices.ts';

/** A choice on the page. */
type NotificationChoice =
  | { readonly of: 'mail'; readonly kind: NoticeKind; readonly value: MailFrequency }
  | { readonly of: 'push'; readonly kind: NoticeKind; readonly value: boolean }
  | { readonly of: 'push_previews'; readonly value: boolean };

/** Returns all choices with this one applied. */
function withChoice(known: NotificationChoices, choice: NotificationChoice): NotificationChoices {
  if (choice.of === 'push_previews') return { ...known, push_previews: choice.value };
  const changed = { ...known, [choice.of]: { ...known[choice.of], [choice.kind]: choice.value } };
  if (choice.of === 'push') return changed;
  // The member's own choice replaces the unsubscription by a mail's link.
  return { ...changed, unsubscribed: known.unsubscribed.filter(({ kind }) => kind !== choice.kind) };
}

/** Returns the present value of the same choice. */
function currentChoice(known: NotificationChoices, choice: NotificationChoice): NotificationChoice {
  switch (choice.of) {
    case 'mail':
      return { ...choice, value: known.mail[choice.kind] };
    case 'push':
      return { ...choice, value: known.push[choice.kind] };
    case 'push_previews':
      return { ...choice, value: known.push_previews };
  }
}

/** Returns the input for the server. A mail choice includes the time zone for the daily mail. */
function inputOf(choice: NotificationChoice) {
  if (choice.of === 'push_previews') return { push_previews: choice.value };
  const made = { [choice.of]: { [choice.kind]: choice.value } };
  if (choice.of === 'push') return made;
  return { ...made, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

const key = [setNotificationChoices.name, 'choice'];

/**
 * Stores a choice: shown at once and reverted on failure. Requests run one after the other, so that the last
 * one wins on a slow connection. One message confirms them all.
 */
export function useSetChoice(onSaved?: () => void) {
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
    onSuccess: (_answer, { of }) => {
      if (of === 'mail') onSaved?.();
      if (client.isMutating({ mutationKey: key }) === 1) toast({ tone: 'success', text: text('kit.saved') });
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

/** Table of the choices by kind: mail frequency, and push if a device is subscribed (NOTIF-1). */
export function ChoiceTable(props: {
  choices: NotificationChoices;
  /** Called when the server has stored a choice about mail. */
  onSaved: () => void;
}) {
  const { choices } = props;
  const text = useText();
  const choose = useSetChoice(props.onSaved);
  const id = useId();
  const hasPush = choices.push_devices > 0;
  const columns = hasPush ? (['mail', 'push'] as const) : (['mail'] as const);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {columns.map((channel) => (
            <th key={channel} id={`${id}-${channel}`} scope="col" className={styles[channel]}>
              {text(`notifications.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeKind.options.map((kind) => (
          <tr key={kind} className={styles.row}>
            <th id={`${id}-${kind}`} scope="row" className={styles.kind}>
              {text(`notifications.kind.${kind}`)}
            </th>
            <td className={styles.choice}>
              <NativeSelect
                size="md"
                aria-labelledby={`${id}-${kind} ${id}-mail`}
                value={choices.mail[kind]}
                onChange={(event) => {
                  const value = mailFrequency.options.find((one) => one === event.currentTarget.value);
                  if (value !== undefined) choose({ of: 'mail', kind, value });
                }}
                data={mailFrequency.options.map((value) => ({
                  value,
                  label: text(`notifications.frequency.${value}`),
                }))}
              />
            </td>
            {hasPush ? (
              <td className={styles.choice}>
                <Switch
                  size="md"
                  aria-labelledby={`${id}-${kind} ${id}-push`}
                  checked={choices.push[kind]}
                  onChange={(event) => choose({ of: 'push', kind, value: event.currentTarget.checked })}
                  classNames={{ root: styles.switch ?? '', body: styles.target ?? '' }}
                />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
