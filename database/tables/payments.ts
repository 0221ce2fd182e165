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

export interface DebitBlocks {
  id: Generated<number>;
  lifted_at: Timestamp | null;
  member_id: number;
  payment_id: number;
  reason: string;
  since: Timestamp;
}

export interface DebitCodes {
  bound: Buffer;
  code_hash: Buffer;
  expires_at: Timestamp;
  made_at: Timestamp;
  mandate_reference: string;
  member_id: number;
  resend_at: Timestamp;
  tries: Generated<number>;
}

export interface DebitDevices {
  cap: number;
  device_hash: Buffer;
  payment_id: number;
  stored_at: Timestamp;
}

export interface DebitLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface DebtWaivers {
  credits: number;
  id: Generated<number>;
  payment_id: number;
  reason: string;
  waived_at: Timestamp;
  waived_by: number;
}

export interface DiscountCodes {
  approved_by: number | null;
  code: string;
  country: string | null;
  created_at: Generated<Timestamp>;
  currency: string | null;
  expires_at: Timestamp | null;
  made_by: number | null;
  member_id: number | null;
  minimum_order_value: number | null;
  payment_methods: Generated<string[]>;
  site_id: number | null;
  stopped_at: Timestamp | null;
  stopped_by: number | null;
  validity: string;
  value_percentage: number;
}

export interface DiscountOffers {
  amount: number;
  code: string;
  currency: string;
  ends_at: Timestamp | null;
  lowest_amount: number;
  member_id: number;
  offered_at: Timestamp;
  package: string;
  value_percentage: number;
}

export interface FlexpayCards {
  created_at: Timestamp;
  customer: string;
  last_four: string | null;
  reference: string;
  token_sealed: Buffer;
  used_by: number | null;
}

export interface FlexpayReversals {
  amount: number;
  created_at: Timestamp;
  id: string;
  kind: string;
  own_id: string | null;
  payment_id: number;
  transaction_id: string | null;
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

export interface PaymentConsents {
  cap_amount: number | null;
  confirmed_at: Timestamp | null;
  given_at: Timestamp;
  ip_sealed: Buffer | null;
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

export interface PaymentReservations {
  amount: number | null;
  cap: number | null;
  code: string | null;
  currency: string | null;
  ended_at: Timestamp | null;
  held_at: Timestamp;
  id: Generated<number>;
  kind: string;
  member_id: number | null;
  once: Generated<boolean>;
  payment_id: number;
  state: Generated<string>;
}

export interface PaymentReversals {
  amount: number;
  approved_by: number | null;
  by_hand: Generated<boolean>;
  created_at: Generated<Timestamp>;
  credits: number;
  held_until: Timestamp | null;
  id: Generated<number>;
  kind: string;
  operator_id: number | null;
  payment_id: number;
  provider_reference: string | null;
  reason: string | null;
  released_at: Timestamp | null;
  released_why: string | null;
  requested_by: string | null;
  sending_at: Timestamp | null;
  settled_at: Timestamp | null;
  state: string;
  taken: number;
}

export interface Payments {
  amount: number;
  announced_at: Timestamp | null;
  buyer_country: string | null;
  buyer_country_at: Timestamp | null;
  charge_tried_at: Timestamp | null;
  checkout_url: string | null;
  client_id: string | null;
  confirmed_at: Timestamp | null;
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
  made_premium: Generated<boolean>;
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
  transfer_bic: string | null;
  transfer_iban: string | null;
  transfer_name: string | null;
  transfer_reference: string | null;
  watched_until: Timestamp | null;
}

export interface ReconciliationFindings {
  books: string;
  details: Json;
  first_seen: Timestamp;
  id: Generated<number>;
  kind: string;
  last_seen: Timestamp;
  note: string | null;
  payment_id: number | null;
  provider_reference: string | null;
  resolved_at: Timestamp | null;
  resolved_by: number | null;
  subject: string;
}

export interface ReconciliationRuns {
  books: string;
  covers_from: Timestamp;
  covers_until: Timestamp;
  finished_at: Timestamp | null;
  id: Generated<number>;
  open_findings: Generated<number>;
  ours: Generated<number>;
  started_at: Timestamp;
  theirs: Generated<number>;
}

export interface RefundCases {
  account: Buffer | null;
  account_at: Timestamp | null;
  closed_at: Timestamp | null;
  closed_by: number | null;
  id: Generated<number>;
  opened_at: Timestamp;
  paid_reversal_id: number | null;
  payment_id: number;
  reversal_id: number;
}

export interface RefundProposals {
  amount: number;
  approved: boolean | null;
  credits: number;
  decided_at: Timestamp | null;
  decided_by: number | null;
  id: Generated<number>;
  payment_id: number;
  proposed_at: Timestamp;
  proposed_by: number;
  reason: string;
  reversal_id: number | null;
}

export interface SpendingCaps {
  amount: number | null;
  currency: string;
  member_id: number;
  next_amount: number | null;
  next_from: Timestamp | null;
  set_at: Timestamp;
}

export interface VatRates {
  country: string;
  rate: number;
  valid_from: string;
}

export interface WithdrawalCases {
  address_hash: Buffer;
  answer: string | null;
  closed_at: Timestamp | null;
  closed_by: number | null;
  dismissal: string | null;
  id: Generated<number>;
  keep_until: Timestamp | null;
  network_hash: Buffer | null;
  opened_at: Timestamp;
  order_number: string;
  outcome: string | null;
  reason: string;
  receipted_at: Timestamp | null;
  site_id: number;
}

export interface Withdrawals {
  after_ban: Generated<boolean>;
  answered_at: Timestamp | null;
  case_id: number | null;
  declared: Buffer | null;
  declared_at: Timestamp;
  id: Generated<number>;
  language: string;
  logged_in: boolean;
  matched_by: number | null;
  network_hash: Buffer | null;
  order_number: string | null;
  outcome: string | null;
  payment_id: number | null;
  reversal_id: number | null;
  site_id: number | null;
}

export type PaymentsTables = {
  debit_blocks: DebitBlocks;
  debit_codes: DebitCodes;
  debit_devices: DebitDevices;
  debit_limits: DebitLimits;
  debt_waivers: DebtWaivers;
  discount_codes: DiscountCodes;
  discount_offers: DiscountOffers;
  flexpay_cards: FlexpayCards;
  flexpay_reversals: FlexpayReversals;
  invoice_numbers: InvoiceNumbers;
  invoices: Invoices;
  payment_consents: PaymentConsents;
  payment_customers: PaymentCustomers;
  payment_mandates: PaymentMandates;
  payment_reservations: PaymentReservations;
  payment_reversals: PaymentReversals;
  payments: Payments;
  reconciliation_findings: ReconciliationFindings;
  reconciliation_runs: ReconciliationRuns;
  refund_cases: RefundCases;
  refund_proposals: RefundProposals;
  spending_caps: SpendingCaps;
  vat_rates: VatRates;
  withdrawal_cases: WithdrawalCases;
  withdrawals: Withdrawals;
}
