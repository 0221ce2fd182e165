import { useEffect } from 'react';
import { useSettings } from '#web/sites/settings.ts';
import { syncPush } from './push-device.ts';
import { setPushState } from './push-store.ts';

/**
 * Reads the push state of this device and sends it to the server. Used once in the layout (NOTIF-3, PUSH-10).
 */
export function usePushSync(member: number | null): void {
  const { push_public_key: key } = useSettings();
  useEffect(() => {
    if (member === null || key === null) return;
    let left = false;
    const read = () => {
      syncPush(member, key).then(
        (state) => left || setPushState(member, state),
        // The browser refuses access, for example in a private window: nothing is offered.
        () => left || setPushState(member, 'not_capable'),
      );
    };
    read();
    // Follows changes of the permission in the browser's settings.
    let permission: PermissionStatus | null = null;
    navigator.permissions?.query({ name: 'notifications' }).then(
      (status) => {
        permission = status;
        if (!left) status.addEventListener('change', read);
      },
      () => {},
    );
    return () => {
      left = true;
      permission?.removeEventListener('change', read);
    };
  }, [member, key]);
}
