import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingSwitch } from '#web/ui/forms/settings-section.tsx';
import styles from './preview-choice.module.css';
import { useSetChoice } from './use-set-choice.ts';

/** Switch for the sender and the start of the message in pushes, off by default (PUSH-9). */
export function PreviewChoice({ checked }: { checked: boolean }) {
  const text = useText();
  const choose = useSetChoice();
  return (
    <SettingSwitch
      className={styles.choice}
      label={text('notifications.push.previews')}
      description={text('notifications.push.previews_hint')}
      checked={checked}
      onChange={(value) => choose({ of: 'push_previews', value })}
    />
  );
}
