import { Button } from '@mantine/core';
import { IconBell, IconBellCheck, IconBellOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { IconPanel } from '#web/ui/layout/icon-mark.tsx';
import styles from './push-control.module.css';
import { needsInstalling } from './push-device.ts';
import { usePush } from './use-push.ts';

const icons = {
  unsubscribed: IconBell,
  subscribed: IconBellCheck,
  denied: IconBellOff,
  not_capable: IconBellOff,
} as const;

/** Shows the state of push on this device and the possible actions (NOTIF-3). */
export function PushControl({ member }: { member: number }) {
  const text = useText();
  const { name } = useSettings();
  const { state, isPending, turnOn, turnOff } = usePush(member);
  if (state === null) return <TextSkeleton lines={2} />;
  const Icon = icons[state];
  const way: Readonly<Record<typeof state, ReactNode>> = {
    unsubscribed: (
      <Button loading={isPending} onClick={turnOn}>
        {text('notifications.push.turn_on')}
      </Button>
    ),
    subscribed: (
      <Button variant="default" loading={isPending} onClick={turnOff}>
        {text('notifications.push.turn_off')}
      </Button>
    ),
    denied: null,
    not_capable: null,
  };
  const install = state === 'not_capable' && needsInstalling();
  return (
    <IconPanel mark={<Icon size={22} stroke={1.75} aria-hidden />} on={state === 'subscribed'}>
      <div role="status">
        <strong>{text(`notifications.push.state_${state}`)}</strong>
        <p className={styles.hint}>
          {text(install ? 'notifications.push.hint_install' : `notifications.push.hint_${state}`, { name })}
        </p>
      </div>
      {way[state] === null ? null : <div className={styles.way}>{way[state]}</div>}
    </IconPanel>
  );
}
