import { NativeSelect, Switch } from '@mantine/core';
import { useId } from 'react';
import {
  mailFrequency,
  type NotificationChoices,
  noticeKind,
} from '#contract/notifications/get-notification-choices.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './choice-table.module.css';
import { useSetChoice } from './use-set-choice.ts';

/** Table of the choices by kind: mail frequency, and push if a device is subscribed (NOTIF-1). */
export function ChoiceTable({ choices }: { choices: NotificationChoices }) {
  const text = useText();
  const choose = useSetChoice();
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
