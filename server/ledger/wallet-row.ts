/** The member's spendable credits, and whether the member ever bought any. */
export interface Wallet {
  readonly credits: number;
  readonly paidUser: boolean;
}

export interface WalletRow {
  readonly balance: number;
  readonly premium_since: Date | null;
}

export const walletOfRow = (row: WalletRow): Wallet => ({
  credits: row.balance,
  paidUser: row.premium_since !== null,
});
