import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { createStore, type ReadableStore } from '#web/platform/store.ts';

/** State of the sign-up dialog over a page: its target and its current screen. */
export interface SignUpDialog {
  /** Null for a sign-up without target. */
  readonly target: ProfileCard | null;
  readonly screen: number;
  /** The number of history entries the dialog has made. Going back this far closes it. */
  readonly depth: number;
}

// Each screen is a history entry with the page's own address. So back goes one screen back, and a reload restores
// the dialog. The router is bypassed, because moving within the dialog loads nothing.
const place = 'signUp';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (state: unknown): state is Entry => typeof state === 'object' && state !== null;
const isDialog = (value: unknown): value is SignUpDialog =>
  isEntry(value) && typeof value.screen === 'number' && typeof value.depth === 'number' && 'target' in value;

const entryOf = (state: unknown): Entry => (isEntry(state) ? state : {});
const dialogOf = (state: unknown): SignUpDialog | null => {
  const dialog = entryOf(state)[place];
  return isDialog(dialog) ? dialog : null;
};
/**
 * The index of the entry the router believes to be current. Entries of the dialog carry the index of the page
 * below.
 */
const indexOf = (state: unknown): unknown => entryOf(state).idx;

const dialog = createStore<SignUpDialog | null>(null, () => dialogOf(window.history.state));
let index: unknown;
let page: string | null = null;
let whenClosed: (() => void) | null = null;

/** The open dialog, or null. */
export const signUpDialogStore: ReadableStore<SignUpDialog | null> = dialog;

const push = (next: SignUpDialog) => {
  index = indexOf(window.history.state);
  window.history.pushState({ ...entryOf(window.history.state), [place]: next }, '');
  dialog.set(next);
};

const onPop = (event: PopStateEvent) => {
  // Between entries of the same page the router has nothing to do.
  if (indexOf(event.state) === index) event.stopImmediatePropagation();
  index = indexOf(event.state);
  dialog.set(dialogOf(event.state));
  whenClosed?.();
  whenClosed = null;
};

/**
 * Listens to the browser's back and forward before the router does. Returns a function that stops listening.
 */
export function watchHistory(): () => void {
  index = indexOf(window.history.state);
  window.addEventListener('popstate', onPop, { capture: true });
  return () => window.removeEventListener('popstate', onPop, { capture: true });
}

/** Called when the router has moved to another entry, by its key. Shows the dialog of that entry, or none. */
export function onRouterNavigated(key: string): void {
  if (key === page) return;
  page = key;
  index = indexOf(window.history.state);
  dialog.set(dialogOf(window.history.state));
}

export function openSignUpDialog(target: ProfileCard | null): void {
  if (dialog.read() === null) push({ target, screen: 0, depth: 1 });
}

/** Moves to another screen. */
export function openScreen(screen: number): void {
  const now = dialog.read();
  if (now) push({ ...now, screen, depth: now.depth + 1 });
}

export function stepBack(): void {
  window.history.back();
}

/** Closes the dialog and removes its history entries. Resolves once the page's own entry is current again. */
export function closeSignUpDialog(): Promise<void> {
  const now = dialog.read();
  if (!now) return Promise.resolve();
  return new Promise((resolve) => {
    whenClosed = resolve;
    window.history.go(-now.depth);
  });
}
