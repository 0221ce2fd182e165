export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** An action that can be done once; then the toast disappears. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly text: string;
  readonly run: () => void;
}

type Listener = () => void;

const shown = 6000;
/** Longer, so that there is time to read the message and reach Undo. */
const shownWithAction = 10_000;
const most = 3;
const listeners = new Set<Listener>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let toasts: readonly Toast[] = [];
let last = 0;

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/**
 * Shows a short message at the top: `toast({ tone: 'success', text: text('…') })`, for six seconds, or ten
 * with an action. Returns its id.
 */
export function toast(message: Omit<Toast, 'id'>): number {
  last += 1;
  const id = last;
  set([...toasts, { ...message, id }].slice(-most));
  resumeToast(id);
  return id;
}

export function dismissToast(id: number): void {
  pauseToast(id);
  if (toasts.some((known) => known.id === id)) set(toasts.filter((known) => known.id !== id));
}

/** Keeps a toast while it is hovered or focused. */
export function pauseToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Starts or restarts the toast's timer. */
export function resumeToast(id: number): void {
  pauseToast(id);
  const known = toasts.find((one) => one.id === id);
  if (!known) return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), known.action ? shownWithAction : shown),
  );
}

/** Runs the toast's action, once. */
export function runToastAction(id: number): void {
  const known = toasts.find((one) => one.id === id);
  dismissToast(id);
  known?.action?.run();
}

/** The store for the component that renders the toasts. */
export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
  readOnServer: (): readonly Toast[] => none,
};

const none: readonly Toast[] = [];
