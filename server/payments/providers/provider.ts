import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Money } from '#contract/kit/money.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';

/** What a provider is asked to collect. */
export interface PaymentOrder {
  /** Our payment id: the provider keeps it and tells it back. */
  readonly orderId: Id;
  readonly price: Money;
  readonly method: PaymentMethod;
  /** Whose VAT it carries: other countries' methods and cards are not taken (VAT-2). */
  readonly country: string;
  /** The customer at the provider whose card or account is kept for later charges (PAY-25); null: nothing is kept. */
  readonly keepFor: string | null;
  /** Of the checkout; null: what the buyer's browser asks for. */
  readonly language: Locale | null;
  /** Shown on a bank statement: neutral words and a number, nothing about the person (PAY-32). */
  readonly description: string;
  /** Where the browser comes back to, whatever happened there: coming back proves nothing (PAY-10). */
  readonly redirectUrl: string;
  /** Where the provider sends its hints. */
  readonly webhookUrl: string;
}

export interface Checkout {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** Null where there is nothing (more) to do for the buyer (PAY-21). */
  readonly checkoutUrl: string | null;
}

/** PAY-1. Only `paid` grants credits; a state not listed here counts as `pending` and is logged. */
export type ProviderState = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';

/** Money that goes or went back to the buyer. */
export interface FetchedReversal {
  readonly kind: 'refund' | 'chargeback';
  /** The provider's id of it. */
  readonly reference: string;
  /** What `RefundOrder.ownId` said; null: not made by us. */
  readonly ownId: string | null;
  /** Minor units of the payment's currency. */
  readonly amount: number;
  /** `pending` counts like `done` (PAY-17); `undone`: the refund failed, or the dispute was won (PAY-18). */
  readonly state: 'pending' | 'done' | 'undone';
  /** What the bank calls it, such as AC04 (SEPA-7). */
  readonly reason: string | null;
}

/** Where a bank transfer has to go: anything else is sent back (PAY-36). */
export interface TransferTarget {
  readonly iban: string;
  readonly bic: string;
  /** Of the account's holder. */
  readonly name: string;
  readonly reference: string;
}

/** Leave to charge somebody again, as its provider has it now (PAY-25). */
export interface FetchedMandate {
  readonly customer: string;
  /** The provider's id of it. */
  readonly reference: string;
  readonly method: PaymentMethod;
  /** Of the card or the account. */
  readonly lastFour: string | null;
  /** Only with a `valid` one can be charged. */
  readonly state: 'pending' | 'valid' | 'invalid';
}

/** A payment as its provider has it now. */
export interface FetchedPayment {
  readonly reference: string;
  readonly state: ProviderState;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly orderId: Id | null;
  /** Where the bank or card that paid is at home, ISO 3166; null or absent: it does not say (VAT-1). */
  readonly payerCountry?: string | null;
  /** What a first payment left behind, or what a later charge was made with. */
  readonly mandate: FetchedMandate | null;
  /**
   * Why it failed: a bank's code such as AC04, MD06, AM04 (SEPA-7), or of a card one of `authentication_required`,
   * `insufficient_funds`, `card_expired`, `card_declined`, `unknown` (SEPA-11); null: it did not, or nobody says.
   */
  readonly failure: string | null;
  /** Of a bank transfer. */
  readonly transfer: TransferTarget | null;
  readonly createdAt: Date;
  /** A paid payment stays `paid`: only these tell that the money is gone again (PAY-2). */
  readonly reversals: readonly FetchedReversal[];
}

/** For what it is asked which methods it takes. */
export interface MethodsWanted {
  readonly country: string;
  readonly price: Money;
  readonly language: Locale;
}

/** Money that the shop gives back. */
export interface RefundOrder {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** `reversal-<id>`: the provider keeps it and tells it back. */
  readonly ownId: string;
  readonly amount: Money;
  /** Shown on a bank statement, as of a payment (PAY-32). */
  readonly description: string;
}

/** Leave to collect from a bank account, which its holder gave us (PAY-27, SEPA-3). */
export interface MandateToSign {
  readonly customer: string;
  readonly holder: string;
  readonly iban: string;
  /** At most 35 characters, unique. */
  readonly mandateReference: string;
  readonly signedAt: Date;
}

/** What is collected with nobody before a screen. */
export interface MandateCharge
  extends Pick<PaymentOrder, 'orderId' | 'price' | 'country' | 'description' | 'webhookUrl'> {
  readonly customer: string;
  /** The provider's id of it. */
  readonly mandate: string;
}

/** Charging again what was kept. */
export interface PaymentMandates {
  /** The customer there of a random id of ours, `owner`: nothing personal goes along. */
  customer(owner: string, idempotencyKey: string): Promise<string>;
  /**
   * Of bank accounts only (PAY-27). One that is there already under its `mandateReference` is not made again. Rejects with
   * MethodRefused where the provider never collects from this account.
   */
  sign(mandate: MandateToSign, idempotencyKey: string): Promise<FetchedMandate>;
  /** Null for one the provider does not know (any more). */
  read(customer: string, reference: string): Promise<FetchedMandate | null>;
  /**
   * Collects at once, or on the bank's next day: there is no checkout. The same key gives the same charge again, for at
   * least an hour, and `find` knows it too. Rejects with MethodRefused where the mandate is not valid, or too small.
   */
  charge(charge: MandateCharge, idempotencyKey: string): Promise<Checkout>;
  /** One that is not there is fine. */
  revoke(customer: string, reference: string): Promise<void>;
}

/** The one way to money. Each call has a time limit of its own and rejects when the provider cannot be reached. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'mollie';
  /** What can be paid with there now, in any order (PAY-22). */
  methods(wanted: MethodsWanted): Promise<readonly PaymentMethod[]>;
  /** The same key gives the same checkout again, for at least an hour (PAY-13). Rejects with MethodRefused. */
  create(order: PaymentOrder, idempotencyKey: string): Promise<Checkout>;
  /** Looks up whether an order of that time was ever created there; null when not. */
  find(orderId: Id, idempotencyKey: string, since: Date): Promise<Checkout | null>;
  /** Null for a reference the provider does not know. */
  fetch(reference: string): Promise<FetchedPayment | null>;
  /**
   * Gives money back. Rejects with RefundRefused where it never will; after any other rejection nobody knows: `fetch`, and
   * look for `ownId` before trying again (PAY-16).
   */
  refund(order: RefundOrder, idempotencyKey: string): Promise<FetchedReversal>;
  /** Ends a payment that nobody finished; false: that is not possible (any more) (PAY-36). */
  cancel(reference: string): Promise<boolean>;
  /** Everything that was created there from a time on until another, in any order, without its mandates (CRED-5). */
  payments(from: Date, until: Date): AsyncIterable<FetchedPayment>;
  readonly mandates: PaymentMandates;
}
