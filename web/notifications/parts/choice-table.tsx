import { Switch } from '@mantine/core';
import { useId } from 'react';
import type {
  Channel,
  NoticeKind,
  NotificationChoices,
} from '#contract/notifications/notification-choices.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSetChoice } from '../data/set-notification-choices.ts';
import styles from './choice-table.module.css';

const kinds: readonly NoticeKind[] = ['message', 'like', 'match'];

/** A switch for each thing to hear of and each way to hear it; push has none where no device takes it. */
export function ChoiceTable({ choices }: { choices: NotificationChoices }) {
  const text = useText();
  const choose = useSetChoice();
  const id = useId();
  const channels: readonly Channel[] = choices.push_devices === 0 ? ['mail'] : ['mail', 'push'];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <th key={channel} id={`${id}-${channel}`} scope="col" className={styles.channel}>
              {text(`notifications.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} className={styles.row}>
            <th id={`${id}-${kind}`} scope="row" className={styles.kind}>
              {text(`notifications.kind.${kind}`)}
            </th>
            {channels.map((channel) => (
              <td key={channel} className={styles.choice}>
                <Switch
                  size="md"
                  aria-labelledby={`${id}-${kind} ${id}-${channel}`}
                  checked={choices[channel][kind]}
                  onChange={(event) => choose({ channel, kind, wanted: event.currentTarget.checked })}
                  classNames={{ root: styles.switch ?? '', body: styles.target ?? '' }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
