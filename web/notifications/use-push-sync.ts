import { useEffect } from 'react';
import { useSettings } from '#web/sites/settings.ts';
import { syncPush } from './push-device.ts';
import { setPushState } from './push-store.ts';

/** Finds out how push stands for the member on this device, and tells the server; once in the frame (NOTIF-3, PUSH-10). */
export function usePushSync(member: number | null): void {
  const { push_public_key: key } = useSettings();
  useEffect(() => {
    if (member === null || key === null) return;
    let left = false;
    const read = () => {
      syncPush(member, key).then(
        (state) => left || setPushState(member, state),
        // A browser that does not let us look, in a private window say: nothing is offered.
        () => left || setPushState(member, 'not_capable'),
      );
    };
    read();
    // Whoever changed the permission in the browser's settings finds it changed here.
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
