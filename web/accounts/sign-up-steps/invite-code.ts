/** The code this tab came with or somebody typed; empty where there is none. */
export interface InviteCode {
  readonly code: string;
  /** The server did not take it for an account. */
  readonly refused: boolean;
}

const place = 'vonk.invite';
const longest = 60;
const none: InviteCode = { code: '', refused: false };

const listeners = new Set<() => void>();
let invite: InviteCode | null = null;

const read = (): InviteCode => {
  try {
    return { ...none, code: window.sessionStorage.getItem(place) ?? '' };
  } catch {
    return none;
  }
};

const current = (): InviteCode => {
  invite ??= read();
  return invite;
};

const tell = (next: InviteCode) => {
  invite = next;
  for (const listener of listeners) listener();
};

/** Keeps a code for this tab's visit, cut to what the contract takes. */
export function keepInvite(typed: string): void {
  const code = typed.trim().slice(0, longest);
  tell({ code, refused: false });
  try {
    window.sessionStorage.setItem(place, code);
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** It was used up, or is worth nothing. */
export function forgetInvite({ refused }: { refused: boolean }): void {
  tell({ ...none, refused });
  try {
    window.sessionStorage.removeItem(place);
  } catch {
    // Nothing was stored.
  }
}

export const inviteStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: current,
  readOnServer: (): InviteCode => none,
};
