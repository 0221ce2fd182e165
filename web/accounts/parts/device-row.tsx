import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Session } from '#contract/accounts/session.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { useDeviceText } from '../state/use-device-text.ts';
import styles from './device-row.module.css';

const pockets: ReadonlySet<string | null> = new Set(['Android', 'iOS', 'HarmonyOS', 'Windows Phone']);

/** One device of the list, with what can be done about it as `children`. */
export function DeviceRow(props: { session: Session; current?: boolean; children?: ReactNode }) {
  const text = useText();
  const device = useDeviceText();
  const { session, current = false } = props;
  const Icon = pockets.has(session.system) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {device.name(session)}
          {current ? <Pill tone="primary">{text('accounts.devices.this')}</Pill> : null}
        </p>
        <p className={styles.when}>
          {current ? text('accounts.devices.now') : device.seen(session)}
          <span className={styles.since}>{device.since(session)}</span>
        </p>
      </div>
      {props.children}
    </li>
  );
}
