import { useText } from '#web/platform/intl/use-text.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingSwitch, SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './privacy-settings.module.css';
import { usePrivacy } from './read-receipts/use-privacy.ts';

/** Settings for what others can notice: online status and read receipts (TRUST-11). */
export function PrivacySettings() {
  const text = useText();
  const { privacy, error, retry, change } = usePrivacy();
  const content = () => {
    if (error && !privacy) return <ErrorState error={error} retry={retry} />;
    if (!privacy) return <TextSkeleton lines={3} />;
    return (
      <div className={styles.choices}>
        <SettingSwitch
          label={text('chat.privacy_online')}
          description={text('chat.privacy_online_body')}
          checked={privacy.shows_online}
          onChange={(shows_online) => change({ shows_online })}
        />
        <SettingSwitch
          label={text('chat.privacy_read')}
          description={text('chat.privacy_read_body')}
          checked={privacy.read_receipts}
          onChange={(read_receipts) => change({ read_receipts })}
        />
      </div>
    );
  };
  return (
    <SettingsSection title={text('chat.privacy_title')} lead={text('chat.privacy_lead')} anchor="privacy">
      {content()}
    </SettingsSection>
  );
}
