export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** What can still be done about it; done once, and the toast is gone. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly text: string;
  readonly run: () => void;
}

type Listener = () => void;

const shown = 6000;
/** Whoever may want something undone has to read it, decide and get there. */
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
 * Shows a short message at the top for six seconds: `toast({ tone: 'success', text: text('…') })`; one with an action for
 * ten. Returns its id.
 */
export function toast(message: Omit<Toast, 'id'>): number {
  last += 1;
  const id = last;
  set([...toasts, { ...message, id }].slice(-most));
  releaseToast(id);
  return id;
}

export function dismissToast(id: number): void {
  holdToast(id);
  if (toasts.some((known) => known.id === id)) set(toasts.filter((known) => known.id !== id));
}

/** Keeps a toast while somebody is at it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Its time begins, or begins anew. */
export function releaseToast(id: number): void {
  holdToast(id);
  const known = toasts.find((one) => one.id === id);
  if (!known) return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), known.action ? shownWithAction : shown),
  );
}

/** Does what a toast offers, once. */
export function runToastAction(id: number): void {
  const known = toasts.find((one) => one.id === id);
  dismissToast(id);
  known?.action?.run();
}

/** For the one component that shows them. */
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
