import { createSessionStore, type ReadableStore } from '#web/platform/store.ts';

/** The code from this tab's address or the typed one; empty if there is none. */
export interface InviteCode {
  readonly code: string;
  /** The server rejected the code. */
  readonly refused: boolean;
}

const longest = 60;
const none: InviteCode = { code: '', refused: false };

const invite = createSessionStore('vonk.invite', none, {
  parse: (code) => ({ ...none, code }),
  format: ({ code }) => code || null,
});

export const inviteStore: ReadableStore<InviteCode> = invite;

/** Stores a code for the visit of this tab, cut to the length that the contract accepts. */
export function storeInviteCode(typed: string): void {
  invite.set({ code: typed.trim().slice(0, longest), refused: false });
}

/** Clears the code after it was used or rejected. */
export function clearInviteCode({ refused }: { refused: boolean }): void {
  invite.set({ ...none, refused });
}
