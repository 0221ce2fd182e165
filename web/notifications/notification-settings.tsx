import { Alert, Button } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingSwitch, SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ChoiceTable, useSetChoice } from './choice-table.tsx';
import { choicesQuery, mainCause, useEnableAgain, useKindNames } from './notification-choices.ts';
import styles from './notification-settings.module.css';

/** Switch for the sender and the start of the message in pushes, off by default (PUSH-9). */
function PreviewChoice({ checked }: { checked: boolean }) {
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

/** Shows why and since when mail is suppressed, and how to switch it on again. */
function StoppedNotice(props: {
  stops: NotificationChoices['stops'];
  unsubscribed: NotificationChoices['unsubscribed'];
  verify: ReactNode;
  onEnabled: () => void;
}) {
  const text = useText();
  const { mutate, isPending } = useEnableAgain(() => {
    props.onEnabled();
    toast({ tone: 'success', text: text('notifications.stopped.enabled') });
  });
  const namesOf = useKindNames();
  const cause = mainCause(props.stops.map((stop) => stop.cause));
  const ofKinds = cause === undefined ? props.unsubscribed : [];
  const since = props.stops.find((stop) => stop.cause === cause)?.since ?? ofKinds[0]?.since;
  if (since === undefined) return null;
  return (
    <Alert
      color="magenta"
      icon={<IconMailOff aria-hidden />}
      title={text(cause === undefined ? 'notifications.stopped.title_kinds' : 'notifications.stopped.title')}
      className={styles.notice}
    >
      <p className={styles.words}>
        {cause === undefined
          ? text('notifications.stopped.why_kinds', {
              kinds: namesOf(ofKinds.map(({ kind }) => kind)),
              since: new Date(since),
            })
          : text(`notifications.stopped.why_${cause.replace('-', '_')}`, { since: new Date(since) })}
      </p>
      {cause === 'bounce' ? (
        props.verify
      ) : (
        <Button size="sm" loading={isPending} onClick={() => mutate({ enable_again: true })}>
          {text('notifications.stopped.enable')}
        </Button>
      )}
    </Alert>
  );
}

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
        <StoppedNotice
          stops={choices.stops}
          unsubscribed={choices.unsubscribed}
          verify={props.verify}
          onEnabled={props.onEnabled}
        />
        <ChoiceTable choices={choices} onSaved={props.onEnabled} />
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
      title={text('notifications.settings.channels')}
      lead={text('notifications.settings.lead')}
    >
      {content()}
    </SettingsSection>
  );
}
