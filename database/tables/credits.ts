// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface DiscountCodes {
  code: string;
  country: string | null;
  currency: string | null;
  expires_at: Timestamp | null;
  member_id: number | null;
  minimum_order_value: number | null;
  payment_methods: Generated<string[]>;
  site_id: number | null;
  validity: string;
  value_percentage: number;
}

export interface DiscountCodeUses {
  code: string;
  member_id: number;
  once: Generated<boolean>;
  payment_id: number;
  used_at: Generated<Timestamp>;
}

export interface InvoiceNumbers {
  company_id: number;
  last: number;
}

export interface Invoices {
  company_id: number;
  corrects: number | null;
  country: string;
  credits: number;
  currency: string;
  gross: number;
  id: Generated<number>;
  issued_at: Timestamp;
  kind: string;
  language: string;
  net: number;
  number: Generated<number>;
  payment_id: number;
  proof: string;
  rate: number;
  seller: Json;
  vat: number;
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

export interface PaymentConsents {
  given_at: Timestamp;
  kind: string;
  language: string;
  payment_id: number;
  text_version: string;
}

export interface PaymentCustomers {
  customer_reference: string | null;
  member_id: number;
  owner: Generated<string>;
  provider: string;
}

export interface PaymentMandates {
  address_sealed: Buffer | null;
  cap_amount: number;
  currency: string;
  customer_reference: string | null;
  ended_at: Timestamp | null;
  ended_reason: string | null;
  holder_sealed: Buffer | null;
  iban_hash: Buffer | null;
  iban_sealed: Buffer | null;
  id: Generated<number>;
  ip_sealed: Buffer | null;
  language: string;
  last_four: string | null;
  last_used_at: Timestamp | null;
  mandate_reference: string | null;
  member_id: number | null;
  method: string;
  provider: string;
  provider_reference: string | null;
  signed_at: Timestamp;
  site_id: number;
  state: Generated<string>;
  text_version: string;
}

export interface PaymentReversals {
  amount: number;
  created_at: Generated<Timestamp>;
  credits: number;
  id: Generated<number>;
  kind: string;
  payment_id: number;
  provider_reference: string;
  reason: string | null;
  settled_at: Timestamp | null;
  state: string;
  taken: number;
}

export interface Payments {
  amount: number;
  checkout_url: string | null;
  client_id: string | null;
  country: string;
  created_at: Generated<Timestamp>;
  credits: number;
  currency: string;
  debit_at: Timestamp | null;
  discount_code: string | null;
  failure: string | null;
  full_amount: number | null;
  id: Generated<number>;
  ip_country: string | null;
  mandate_id: number | null;
  member_id: number;
  method: string;
  next_check_at: Generated<Timestamp>;
  package: string;
  payer_country: string | null;
  provider: string;
  provider_reference: string | null;
  retry_of: number | null;
  reversed_amount: Generated<number>;
  settled_at: Timestamp | null;
  site_id: number;
  state: Generated<string>;
  watched_until: Timestamp | null;
}

export interface SandboxMandates {
  created_at: Timestamp;
  customer: string;
  id: string;
  last_four: string | null;
  mandate_reference: string | null;
  method: string;
  next_charge: Generated<string>;
  state: Generated<string>;
}

export interface SandboxPayments {
  amount: number;
  created_at: Generated<Timestamp>;
  currency: string;
  customer: string | null;
  description: string;
  failure: string | null;
  id: string;
  idempotency_key: string;
  mandate_id: string | null;
  method: string;
  next_refund: Generated<string>;
  order_id: number;
  redirect_url: string | null;
  settles_at: Timestamp | null;
  state: Generated<string>;
  webhook_url: string;
}

export interface SandboxReversals {
  amount: number;
  created_at: Generated<Timestamp>;
  id: string;
  kind: string;
  own_id: string | null;
  payment_id: string;
  reason: string | null;
  state: Generated<string>;
}

export interface VatRates {
  country: string;
  rate: number;
  valid_from: string;
}

export interface Wallets {
  balance: Generated<number>;
  bought: Generated<number>;
  member_id: number;
  premium_since: Timestamp | null;
  purchase_amount: number | null;
  purchase_credits: number | null;
  purchase_currency: string | null;
}

export type CreditsTables = {
  discount_code_uses: DiscountCodeUses;
  discount_codes: DiscountCodes;
  invoice_numbers: InvoiceNumbers;
  invoices: Invoices;
  ledger_transfers: LedgerTransfers;
  payment_consents: PaymentConsents;
  payment_customers: PaymentCustomers;
  payment_mandates: PaymentMandates;
  payment_reversals: PaymentReversals;
  payments: Payments;
  sandbox_mandates: SandboxMandates;
  sandbox_payments: SandboxPayments;
  sandbox_reversals: SandboxReversals;
  vat_rates: VatRates;
  wallets: Wallets;
}
