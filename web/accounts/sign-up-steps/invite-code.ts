/** The code from this tab's address or the typed one; empty if there is none. */
export interface InviteCode {
  readonly code: string;
  /** The server rejected the code. */
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

/** Stores a code for the visit of this tab, cut to the length that the contract accepts. */
export function storeInviteCode(typed: string): void {
  const code = typed.trim().slice(0, longest);
  tell({ code, refused: false });
  try {
    window.sessionStorage.setItem(place, code);
  } catch {
    // Without storage the code lasts as long as the page.
  }
}

/** Clears the code after it was used or rejected. */
export function clearInviteCode({ refused }: { refused: boolean }): void {
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
