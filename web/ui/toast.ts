export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
}

type Listener = () => void;

const shown = 6000;
const most = 3;
const listeners = new Set<Listener>();
let toasts: readonly Toast[] = [];
let last = 0;

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a short message at the top for six seconds: `toast({ tone: 'success', text: text('…') })`. */
export function toast(message: Omit<Toast, 'id'>): void {
  last += 1;
  const id = last;
  set([...toasts, { ...message, id }].slice(-most));
  setTimeout(() => dismissToast(id), shown);
}

export function dismissToast(id: number): void {
  set(toasts.filter((known) => known.id !== id));
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
