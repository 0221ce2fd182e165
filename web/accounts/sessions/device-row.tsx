import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Session } from '#contract/accounts/list-sessions.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { IconRow } from '#web/ui/layout/icon-mark.tsx';
import { useDeviceText } from './use-device-text.ts';

const pockets: ReadonlySet<string | null> = new Set(['Android', 'iOS', 'HarmonyOS', 'Windows Phone']);

/** One device in the list, with its actions as `children`. */
export function DeviceRow(props: { session: Session; current?: boolean; children?: ReactNode }) {
  const text = useText();
  const device = useDeviceText();
  const { session, current = false } = props;
  const Icon = pockets.has(session.system) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <IconRow
      mark={<Icon size={22} stroke={1.75} aria-hidden />}
      name={
        <>
          {device.name(session)}
          {current ? <Pill tone="primary">{text('accounts.devices.this')}</Pill> : null}
        </>
      }
      facts={[current ? text('accounts.devices.now') : device.seen(session), device.since(session)]}
    >
      {props.children}
    </IconRow>
  );
}
