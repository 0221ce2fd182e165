import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Session } from '#contract/accounts/list-sessions.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './device-list.module.css';
import { DeviceRow, useDeviceText } from './sessions/device-row.tsx';
import endSessionDialogStyles from './sessions/end-session-dialog.module.css';
import { useDevices } from './sessions/use-devices.ts';

/** Asks for confirmation before a device is logged out. */
function EndSessionDialog(props: { title: string; body: string; onEnd: () => void; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p className={endSessionDialogStyles.body}>{props.body}</p>
      <div className={endSessionDialogStyles.buttons}>
        <Button variant="default" onClick={props.onClose}>
          {text('accounts.devices.keep')}
        </Button>
        <Button onClick={props.onEnd}>{text('accounts.devices.end')}</Button>
      </div>
    </Dialog>
  );
}

type Devices = ReturnType<typeof useDevices>;

function DeviceList({ own, others, ending, end }: Devices) {
  const text = useText();
  const device = useDeviceText();
  const [asked, setAsked] = useState<Session | 'others' | null>(null);
  const close = () => setAsked(null);
  const endAsked = () => {
    close();
    if (asked !== null) end(asked === 'others' ? { all: 'others' } : { session: asked.id });
  };
  return (
    <>
      <ul className={styles.list} aria-label={text('accounts.devices.list')}>
        {own ? <DeviceRow session={own} current /> : null}
        {others.map((session) => (
          <DeviceRow key={session.id} session={session}>
            <Button
              variant="default"
              size="sm"
              disabled={ending}
              aria-label={text('accounts.devices.end_that', { device: device.name(session) })}
              onClick={() => setAsked(session)}
            >
              {text('accounts.devices.end')}
            </Button>
          </DeviceRow>
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={styles.alone}>{text('accounts.devices.alone')}</p>
      ) : (
        <Button variant="light" className={styles.all} loading={ending} onClick={() => setAsked('others')}>
          {text('accounts.devices.end_others')}
        </Button>
      )}
      {asked === null ? null : (
        <EndSessionDialog
          title={
            asked === 'others'
              ? text('accounts.devices.end_others_title')
              : text('accounts.devices.end_title', { device: device.name(asked) })
          }
          body={text(asked === 'others' ? 'accounts.devices.end_others_body' : 'accounts.devices.end_body')}
          onEnd={endAsked}
          onClose={close}
        />
      )}
    </>
  );
}

/** The devices on which the member is logged in, with a button to log each of them out (ACC-8, AUTH-8). */
export function DeviceSettings() {
  const text = useText();
  const devices = useDevices();
  const content = () => {
    if (devices.known) return <DeviceList {...devices} />;
    return devices.error ? (
      <ErrorState error={devices.error} retry={devices.retry} />
    ) : (
      <ListSkeleton count={2} />
    );
  };
  return (
    <SettingsSection
      title={text('accounts.devices.title')}
      lead={text('accounts.devices.lead')}
      anchor="devices"
    >
      {content()}
    </SettingsSection>
  );
}
