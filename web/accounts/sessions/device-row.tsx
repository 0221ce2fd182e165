import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Session } from '#contract/accounts/list-sessions.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { IconRow } from '#web/ui/layout/icon-mark.tsx';

const dayAndTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
// Without a year, because no session lasts longer than a month.
const dayAlone = { day: 'numeric', month: 'short' } as const;

/** Describes a device: "Chrome op Windows", with the time and place of its log-in and its last use. */
export function useDeviceText() {
  const intl = useIntl();
  const text = useText();
  return {
    name({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
      if (browser !== null && system !== null) return text('accounts.devices.name', { browser, system });
      return browser ?? system ?? text('accounts.devices.unknown');
    },
    seen: ({ last_seen_at }: Session): string =>
      text('accounts.devices.seen', { when: intl.formatDate(last_seen_at, dayAndTime) }),
    since({ created_at, country }: Session): string {
      const date = intl.formatDate(created_at, dayAlone);
      if (country === null) return text('accounts.devices.since', { date });
      const named = intl.formatDisplayName(country, { type: 'region' }) ?? country;
      return text('accounts.devices.since_in', { date, country: named });
    },
  };
}

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
