import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { ChoiceTable } from './choice-table.tsx';
import { choicesQuery } from './get-notification-choices.query.ts';
import styles from './notification-settings.module.css';
import { PreviewChoice } from './preview-choice.tsx';
import { StoppedNotice } from './stopped-notice.tsx';

/**
 * Settings of mail and push: choices, the address with its source, the sender (PROF-9), and why mail is
 * suppressed (NOTIF-1, NOTIF-2).
 */
export function NotificationSettings(props: {
  /** Button that mails a link to verify the address. */
  verify: ReactNode;
  /** Reloads the member. */
  onEnabled: () => void;
}) {
  const text = useText();
  const { mail_name, domain } = useSettings();
  const { data: choices, error, refetch } = useQuery(choicesQuery());
  const content = () => {
    if (error && !choices) return <ErrorState error={error} retry={() => void refetch()} />;
    if (!choices) return <TextSkeleton lines={5} />;
    const { address, source, since } = choices.email;
    return (
      <>
        <StoppedNotice stops={choices.stops} verify={props.verify} onEnabled={props.onEnabled} />
        <ChoiceTable choices={choices} />
        {choices.push_devices === 0 ? (
          <p className={styles.quiet}>{text('notifications.settings.no_push')}</p>
        ) : (
          <PreviewChoice checked={choices.push_previews} />
        )}
        {Object.values(choices.mail).includes('daily') ? (
          <p className={styles.quiet}>{text('notifications.settings.daily')}</p>
        ) : null}
        <p className={styles.quiet}>
          {text(`notifications.settings.source_${source}`, { address, since: new Date(since) })}
        </p>
        <p className={styles.quiet}>
          {text('notifications.settings.sender', { name: mail_name, address: `no-reply@${domain}` })}
        </p>
      </>
    );
  };
  return (
    <SettingsSection
      anchor="choices"
      title={text('notifications.settings.title')}
      lead={text('notifications.settings.lead')}
    >
      {content()}
    </SettingsSection>
  );
}
