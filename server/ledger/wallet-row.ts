/** The member's credits, and whether the member ever bought any. */
export interface Wallet {
  /** The whole balance; the credits in `waiting` are part of it. */
  readonly credits: number;
  /** Bought credits that cannot be spent until their buyer asks for the start (CRED-14). */
  readonly waiting: number;
  readonly paidUser: boolean;
}

export interface WalletRow {
  readonly balance: number;
  readonly waiting: number;
  readonly premium_since: Date | null;
}

export const walletOfRow = (row: WalletRow): Wallet => ({
  credits: row.balance,
  waiting: row.waiting,
  paidUser: row.premium_since !== null,
});

/** A wallet as its member's devices receive it. */
export const walletView = ({ credits, waiting, paidUser }: Wallet) => ({
  credits,
  waiting,
  paid_user: paidUser,
});
