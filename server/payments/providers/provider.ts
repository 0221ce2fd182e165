import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Money } from '#contract/kit/money.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { ProviderName } from './provider-name.ts';

/** An order for the provider to collect. */
export interface PaymentOrder {
  /** Our payment id: the provider stores and returns it. */
  readonly orderId: Id;
  readonly price: Money;
  readonly method: PaymentMethod;
  /** The payment country: methods and cards of other countries are not accepted (CRED-15, VAT-2). */
  readonly country: string;
  /** The provider's customer for whom the card or account is kept (PAY-25); null: nothing is kept. */
  readonly keepFor: string | null;
  /** The language of the checkout; null: the language of the buyer's browser. */
  readonly language: Locale | null;
  /** Shown on a bank statement: neutral text and a number, nothing about the person (PAY-32). */
  readonly description: string;
  /** The page to which the browser returns, whatever happened: returning proves nothing (PAY-10). */
  readonly redirectUrl: string;
  /** The address for the provider's webhooks. */
  readonly webhookUrl: string;
}

export interface Checkout {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** Null if the buyer has nothing (more) to do (PAY-21). */
  readonly checkoutUrl: string | null;
}

/** PAY-1. Only `paid` grants credits; a state not listed here counts as `pending` and is logged. */
export type ProviderState = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';

/** Money that is being returned, or was returned, to the buyer. */
export interface FetchedReversal {
  readonly kind: 'refund' | 'chargeback';
  /** The provider's id of the reversal. */
  readonly reference: string;
  /** The `RefundOrder.ownId` of our request; null if the reversal is not ours. */
  readonly ownId: string | null;
  /** Minor units of the payment's currency. */
  readonly amount: number;
  /** `pending` counts like `done` (PAY-17); `undone`: the refund failed, or the dispute was won (PAY-18). */
  readonly state: 'pending' | 'done' | 'undone';
  /** The bank's reason code, such as AC04 (SEPA-7). */
  readonly reason: string | null;
}

/** The account for a bank transfer: a transfer with other details is sent back (PAY-36). */
export interface TransferTarget {
  readonly iban: string;
  readonly bic: string;
  /** The account holder. */
  readonly name: string;
  readonly reference: string;
}

/** A mandate in its current state at the provider (PAY-25). */
export interface FetchedMandate {
  readonly customer: string;
  /** The provider's id of the mandate. */
  readonly reference: string;
  readonly method: PaymentMethod;
  /** The last four characters of the card or account number. */
  readonly lastFour: string | null;
  /** Only a `valid` mandate can be charged. */
  readonly state: 'pending' | 'valid' | 'invalid';
}

/** A payment in its current state at the provider. */
export interface FetchedPayment {
  readonly reference: string;
  readonly state: ProviderState;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly orderId: Id | null;
  /** The home country of the bank or card that paid, ISO 3166; null or absent if unknown (VAT-1). */
  readonly payerCountry?: string | null;
  /** The mandate that a first payment created, or that a later charge used. */
  readonly mandate: FetchedMandate | null;
  /**
   * Why the payment failed: a bank's code such as AC04, MD06, AM04 (SEPA-7). For a card it is one of
   * `authentication_required`, `insufficient_funds`, `card_expired`, `card_declined`, `unknown` (SEPA-11).
   * Null if it did not fail, or no reason is known.
   */
  readonly failure: string | null;
  /** Only for a bank transfer. */
  readonly transfer: TransferTarget | null;
  readonly createdAt: Date;
  /** A paid payment stays `paid`: only reversals show that its money was returned (PAY-2). */
  readonly reversals: readonly FetchedReversal[];
}

/** The sale for which the provider lists its methods. */
export interface MethodsWanted {
  readonly country: string;
  readonly price: Money;
  readonly language: Locale;
}

/** A refund from the shop. */
export interface RefundOrder {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** `reversal-<id>`: the provider stores and returns it. */
  readonly ownId: string;
  readonly amount: Money;
  /** Shown on a bank statement, as for a payment (PAY-32). */
  readonly description: string;
}

/** The account holder's permission to collect from a bank account (PAY-27, SEPA-3). */
export interface MandateToSign {
  readonly customer: string;
  readonly holder: string;
  readonly iban: string;
  /** At most 35 characters, unique. */
  readonly mandateReference: string;
  readonly signedAt: Date;
}

/** A charge without the buyer present. */
export interface MandateCharge
  extends Pick<PaymentOrder, 'orderId' | 'price' | 'country' | 'description' | 'webhookUrl' | 'redirectUrl'> {
  readonly customer: string;
  /** The provider's id of the mandate. */
  readonly mandate: string;
}

/** Charges kept mandates. */
export interface PaymentMandates {
  /** Creates a customer for our random id `owner`; nothing personal is sent. */
  customer(owner: string, idempotencyKey: string): Promise<string>;
  /**
   * Signs a mandate for a bank account only (PAY-27). A mandate with the same `mandateReference` is not
   * created again. Rejects with MethodRefused if the provider never collects from this account.
   */
  sign(mandate: MandateToSign, idempotencyKey: string): Promise<FetchedMandate>;
  /** Null if the provider does not know the mandate, or no longer has it. */
  read(customer: string, reference: string): Promise<FetchedMandate | null>;
  /**
   * Collects at once, or on the bank's next day, without a checkout. A provider may need the buyer's browser
   * for it: then there is a checkout that asks for nothing. The same key returns the same charge for at least
   * an hour, and `find` knows it too. Rejects with MethodRefused if the mandate is not valid, or its cap is
   * too low.
   */
  charge(charge: MandateCharge, idempotencyKey: string): Promise<Checkout>;
  /** Revoking an unknown mandate is not an error. */
  revoke(customer: string, reference: string): Promise<void>;
}

/**
 * The only interface for moving money. Each call has its own time limit and rejects when the provider cannot
 * be reached.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The methods that its checkout can keep for later orders (PAY-25). */
  readonly keeps: readonly PaymentMethod[];
  /**
   * True if the provider has a record of each order from `create` on. False: it knows an order only once
   * somebody tried to pay it, so unpaid orders may be unknown there.
   */
  readonly knowsUnpaid: boolean;
  /** The methods that are available there now, in any order (PAY-22). */
  methods(wanted: MethodsWanted): Promise<readonly PaymentMethod[]>;
  /** The same key returns the same checkout for at least an hour (PAY-13). Rejects with MethodRefused. */
  create(order: PaymentOrder, idempotencyKey: string): Promise<Checkout>;
  /** Looks up whether an order of that time was ever created there; null if not. */
  find(orderId: Id, idempotencyKey: string, since: Date): Promise<Checkout | null>;
  /** Null for a reference the provider does not know. */
  fetch(reference: string): Promise<FetchedPayment | null>;
  /**
   * Refunds money. Rejects with RefundRefused if the provider never will. After any other rejection the
   * outcome is unknown: call `fetch` and look for `ownId` before the next attempt (PAY-16).
   */
  refund(order: RefundOrder, idempotencyKey: string): Promise<FetchedReversal>;
  /**
   * Stops a refund that is not executed yet; false if that is not possible (any more). The refund then counts
   * as undone (SEPA-8).
   */
  cancelRefund(reference: string, refund: string): Promise<boolean>;
  /** Cancels an unfinished payment; false if that is not possible (any more) (PAY-36). */
  cancel(reference: string): Promise<boolean>;
  /**
   * Everything created there in a period, in any order, without its mandates (CRED-5). Null: the provider has
   * no such list, so each of our own orders is fetched instead.
   */
  readonly payments: ((from: Date, until: Date) => AsyncIterable<FetchedPayment>) | null;
  readonly mandates: PaymentMandates;
}
