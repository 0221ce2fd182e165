import { Switch } from '@mantine/core';
import { IconCheck, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import styles from './parts/visibility.module.css';
import { useVisibility } from './state/use-visibility.ts';

/** Invisible mode: the switch, how it stands, and what it does (ACC-14). */
export function VisibilitySettings() {
  const text = useText();
  const { invisible, open, change } = useVisibility();
  const Icon = invisible ? IconEyeOff : IconEye;
  return (
    <SettingsSection
      title={text('accounts.visibility.title')}
      lead={text('accounts.visibility.lead')}
      anchor="visibility"
    >
      <div className={styles.state} data-invisible={invisible}>
        <span className={styles.icon}>
          <Icon size={22} stroke={1.75} aria-hidden />
        </span>
        <Switch
          className={styles.switch ?? ''}
          labelPosition="left"
          size="md"
          label={text('accounts.visibility.switch')}
          description={text(
            !open
              ? 'accounts.visibility.not_open'
              : invisible
                ? 'accounts.visibility.now_invisible'
                : 'accounts.visibility.now_visible',
          )}
          checked={invisible}
          disabled={!open}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      </div>
      <ul className={styles.points}>
        {(['lists', 'known', 'own'] as const).map((point) => (
          <li key={point}>
            <IconCheck size={18} aria-hidden />
            {text(points[point])}
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

const points = {
  lists: 'accounts.visibility.lists',
  known: 'accounts.visibility.known',
  own: 'accounts.visibility.own',
} as const;
