import type { Selectable } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { PaymentMandates } from '#database/tables/payments.ts';
import type { PaymentRow } from '#server/payments/orders/stored-payment.sql.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { CardRow } from '#server/profiles/cards/profile-from-row.ts';

/** A transaction that only executes statements. */
export const unitOf = (db: Handle): Unit => ({
  db,
  emit() {},
  enqueue: async () => {},
  alongside() {},
  afterCommit() {},
});

/** The row of a member's card. */
export const cardRow = (member: Id, now: Date): CardRow => ({
  member_id: member,
  name: 'Ada',
  fictional: false,
  status: 'active',
  gender: 'female',
  date_of_birth: '1990-01-01',
  country: 'NL',
  region: null,
  place: null,
  last_active_at: now,
  shows_online: true,
  main_path: null,
});

/** The row of a pending card order whose buyer uses a discount code and lets us keep the card. */
export const pendingPaymentRow = (id: Id, member: Id, site: number, now: Date): PaymentRow => ({
  ...{ id, member_id: member, site_id: site, package: 'p1', credits: 150, client_id: null },
  ...{ amount: 1499, full_amount: 1999, currency: 'EUR', discount_code: 'WELCOME25', reversed_amount: 0 },
  ...{ country: 'NL', ip_country: 'NL', payer_country: null, buyer_country: null, buyer_country_at: null },
  ...{ method: 'creditcard', provider: 'mollie', provider_reference: 'tr_1', checkout_url: null },
  ...{ transfer_iban: null, transfer_bic: null, transfer_name: null, transfer_reference: null },
  ...{ mandate_id: null, debit_at: null, announced_at: null, charge_tried_at: null, retry_of: null },
  ...{ state: 'pending', failure: null, created_at: now, settled_at: null, confirmed_at: null },
  ...{ watched_until: null, next_check_at: now, keeps: true, made_premium: false, is_held: true },
});

/** The row of a card that may be charged again. */
export const mandateRow = (id: Id, member: Id, site: number, now: Date): Selectable<PaymentMandates> => ({
  ...{ id, member_id: member, site_id: site, method: 'creditcard', provider: 'mollie', state: 'valid' },
  ...{ customer_reference: 'cst_1', provider_reference: 'mdt_1', mandate_reference: null, last_four: '4242' },
  ...{ holder_sealed: null, iban_sealed: null, iban_hash: null, address_sealed: null, ip_sealed: null },
  ...{ cap_amount: 2999, currency: 'EUR', text_version: '1', language: 'nl', signed_at: now },
  ...{ last_used_at: null, ended_at: null, ended_reason: null },
});
