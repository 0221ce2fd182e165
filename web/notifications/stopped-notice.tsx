import { Alert, Button } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { NotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { mainCause } from './main-cause.ts';
import { useEnableAgain } from './set-notification-choices.mutation.ts';
import styles from './stopped-notice.module.css';

/** Shows why and since when mail is suppressed, and how to switch it on again. */
export function StoppedNotice(props: {
  stops: NotificationChoices['stops'];
  verify: ReactNode;
  onEnabled: () => void;
}) {
  const text = useText();
  const { mutate, isPending } = useEnableAgain(() => {
    props.onEnabled();
    toast({ tone: 'success', text: text('notifications.stopped.enabled') });
  });
  const cause = mainCause(props.stops.map((stop) => stop.cause));
  const since = props.stops.find((stop) => stop.cause === cause)?.since;
  if (cause === undefined || since === undefined) return null;
  return (
    <Alert
      color="magenta"
      icon={<IconMailOff aria-hidden />}
      title={text('notifications.stopped.title')}
      className={styles.notice}
    >
      <p className={styles.words}>
        {text(`notifications.stopped.why_${cause.replace('-', '_')}`, { since: new Date(since) })}
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
