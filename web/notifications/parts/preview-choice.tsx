import { Switch } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSetChoice } from '../state/use-set-choice.ts';
import styles from './preview-choice.module.css';

/** Whether pushes say who writes and the first words: off until the member wants it (PUSH-9). */
export function PreviewChoice({ checked }: { checked: boolean }) {
  const text = useText();
  const choose = useSetChoice();
  return (
    <Switch
      size="md"
      labelPosition="left"
      label={text('notifications.push.previews')}
      description={text('notifications.push.previews_hint')}
      checked={checked}
      onChange={(event) => choose({ of: 'push_previews', value: event.currentTarget.checked })}
      classNames={{ root: styles.choice ?? '', body: styles.body ?? '', labelWrapper: styles.words ?? '' }}
    />
  );
}
