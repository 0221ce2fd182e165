import { createStore, useStore } from '#web/platform/store.ts';

/**
 * Seconds between two mails. The first mail is still on its way, and a second one would invalidate its link.
 */
export const resendPauseSeconds = 60;

const secondsLeft = createStore(0);
let sentAt: number | null = null;
let timer = 0;

const update = () => secondsLeft.set(secondsUntilResend());

/** Whole seconds until another mail may be requested; 0 if it may be requested now. */
export function secondsUntilResend(now = Date.now()): number {
  if (sentAt === null) return 0;
  return Math.max(0, Math.ceil((sentAt - now) / 1000) + resendPauseSeconds);
}

/** Starts the countdown after a mail was sent, for every button that sends one. */
export function startResendWait(now = Date.now()): void {
  sentAt = now;
  window.clearInterval(timer);
  timer = window.setInterval(() => {
    if (secondsUntilResend() === 0) window.clearInterval(timer);
    update();
  }, 1000);
  update();
}

/** Whole seconds until another mail may be requested, counted down. */
export const useResendWait = (): number => useStore(secondsLeft);
