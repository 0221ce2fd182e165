import type { ProfileCard } from '#contract/profiles/profile-card.ts';

/** The sign-up over a page: for whom somebody signs up, and which step is on the screen. */
export interface SignUpDialog {
  /** Null: for nobody in particular. */
  readonly target: ProfileCard | null;
  readonly step: number;
  /** How many entries of the browser's history it has made: so many steps back it is closed. */
  readonly depth: number;
}

// Each step is an entry of the history with the page's own address: back goes a step back, and a reload finds the
// dialog again. The router is not asked, since moving within the dialog loads nothing.
const place = 'signUp';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (state: unknown): state is Entry => typeof state === 'object' && state !== null;
const isDialog = (value: unknown): value is SignUpDialog =>
  isEntry(value) && typeof value.step === 'number' && typeof value.depth === 'number' && 'target' in value;

const entryOf = (state: unknown): Entry => (isEntry(state) ? state : {});
const dialogOf = (state: unknown): SignUpDialog | null => {
  const dialog = entryOf(state)[place];
  return isDialog(dialog) ? dialog : null;
};
/** Which of its entries the router believes to be on; ours carry the number of the page they lie over. */
const indexOf = (state: unknown): unknown => entryOf(state).idx;

const listeners = new Set<() => void>();
let dialog: SignUpDialog | null | undefined;
let index: unknown;
let page: string | null = null;
let whenClosed: (() => void) | null = null;

const current = (): SignUpDialog | null => {
  if (dialog === undefined) dialog = dialogOf(window.history.state);
  return dialog;
};

const show = (next: SignUpDialog | null) => {
  dialog = next;
  for (const listener of listeners) listener();
};

const push = (next: SignUpDialog) => {
  index = indexOf(window.history.state);
  window.history.pushState({ ...entryOf(window.history.state), [place]: next }, '');
  show(next);
};

const onPop = (event: PopStateEvent) => {
  // Between the entries of one page there is nothing for the router to do.
  if (indexOf(event.state) === index) event.stopImmediatePropagation();
  index = indexOf(event.state);
  show(dialogOf(event.state));
  whenClosed?.();
  whenClosed = null;
};

/** Listens to the browser's back and forward; before the router does. Returns the way to stop. */
export function watchHistory(): () => void {
  index = indexOf(window.history.state);
  window.addEventListener('popstate', onPop, { capture: true });
  return () => window.removeEventListener('popstate', onPop, { capture: true });
}

/** The router has gone to another entry, by its key: what lay over the one before is gone. */
export function arriveAtPage(key: string): void {
  if (key === page) return;
  page = key;
  index = indexOf(window.history.state);
  show(dialogOf(window.history.state));
}

export function openDialog(target: ProfileCard | null): void {
  if (current() === null) push({ target, step: 0, depth: 1 });
}

/** To a further step, from the one on the screen. */
export function stepForward(step: number): void {
  const now = current();
  if (now) push({ ...now, step, depth: now.depth + 1 });
}

export function stepBack(): void {
  window.history.back();
}

/** Closes it and leaves no entry of it behind; resolves when the page's own entry is there again. */
export function closeDialog(): Promise<void> {
  const now = current();
  if (!now) return Promise.resolve();
  return new Promise((resolve) => {
    whenClosed = resolve;
    window.history.go(-now.depth);
  });
}

export const dialogStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: current,
  readOnServer: (): SignUpDialog | null => null,
};
