import { createStore, type ReadableStore } from '#web/platform/store.ts';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** An action that can be done once; then the toast disappears. */
  readonly action?: ToastAction;
  /** Announced at once, and stays until it is closed. */
  readonly stays?: true;
}

export interface ToastAction {
  readonly text: string;
  readonly run: () => void;
}

const shown = 6000;
/** Longer, so that there is time to read the message and reach Undo. */
const shownWithAction = 10_000;
const most = 3;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const toasts = createStore<readonly Toast[]>([]);
let last = 0;

/** The toasts on the screen, for the component that renders them. */
export const toastStore: ReadableStore<readonly Toast[]> = toasts;

/**
 * Shows a short message at the top: `toast({ tone: 'success', text: text('…') })`, for six seconds, or ten
 * with an action. One that `stays` has no time limit. Returns its id.
 */
export function toast(message: Omit<Toast, 'id'>): number {
  last += 1;
  const id = last;
  toasts.change((shown) => [...shown, { ...message, id }].slice(-most));
  resumeToast(id);
  return id;
}

const toastOf = (id: number) => toasts.read().find((known) => known.id === id);

export function dismissToast(id: number): void {
  pauseToast(id);
  if (toastOf(id)) toasts.change((shown) => shown.filter((known) => known.id !== id));
}

/** Keeps a toast while it is hovered or focused. */
export function pauseToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Starts or restarts the toast's timer. */
export function resumeToast(id: number): void {
  pauseToast(id);
  const known = toastOf(id);
  if (!known || known.stays) return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), known.action ? shownWithAction : shown),
  );
}

/** Runs the toast's action, once. */
export function runToastAction(id: number): void {
  const known = toastOf(id);
  dismissToast(id);
  known?.action?.run();
}
