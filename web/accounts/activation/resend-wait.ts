/** So long after one mail there is no other: it is on its way, and a second one would take the first one's link away. */
export const resendPauseSeconds = 60;

const listeners = new Set<() => void>();
let sentAt: number | null = null;
let timer = 0;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Whole seconds until another mail may be asked for; 0 when it may be now. */
export function secondsToWait(now = Date.now()): number {
  if (sentAt === null) return 0;
  return Math.max(0, Math.ceil((sentAt - now) / 1000) + resendPauseSeconds);
}

/** A mail was sent: from now on the wait is counted down, wherever a button for it stands. */
export function startWait(now = Date.now()): void {
  sentAt = now;
  window.clearInterval(timer);
  timer = window.setInterval(() => {
    if (secondsToWait() === 0) window.clearInterval(timer);
    tell();
  }, 1000);
  tell();
}

export const waitStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => secondsToWait(),
  readOnServer: () => 0,
};
