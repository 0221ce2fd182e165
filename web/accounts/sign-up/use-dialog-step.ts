import { useSyncExternalStore } from 'react';
import { signUpDialogStore, stepBack, stepForward } from './sign-up-dialog-store.ts';

/** The step of the sign-up dialog. A step with errors cannot be passed. */
export function useDialogStep(openStep: number) {
  const dialog = useSyncExternalStore(
    signUpDialogStore.subscribe,
    signUpDialogStore.read,
    signUpDialogStore.readOnServer,
  );
  const step = Math.min(dialog?.step ?? 0, openStep);
  return { step, ready: true, forward: () => stepForward(step + 1), back: stepBack };
}
