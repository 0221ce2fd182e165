// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface LedgerPurchases {
  granted_at: Timestamp;
  member_id: number;
  payment_id: number;
  started_at: Timestamp | null;
  started_by: string | null;
}

export interface LedgerTransfers {
  amount: number;
  bought: Generated<number>;
  created_at: Generated<Timestamp>;
  credit_account: string;
  debit_account: string;
  id: Generated<number>;
  idempotency_key: string;
  member_id: number;
  payment_id: number | null;
  reason: string;
}

export interface Wallets {
  balance: Generated<number>;
  bought: Generated<number>;
  bought_spent: Generated<number>;
  member_id: number;
  premium_since: Timestamp | null;
  purchase_amount: number | null;
  purchase_credits: number | null;
  purchase_currency: string | null;
  waiting: Generated<number>;
}

export type LedgerTables = {
  ledger_purchases: LedgerPurchases;
  ledger_transfers: LedgerTransfers;
  wallets: Wallets;
}
