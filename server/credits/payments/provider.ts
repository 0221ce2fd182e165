import type { PaymentMethod } from '#contract/credits/payment-method.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Money } from '#contract/kit/money.ts';

/** What a provider is asked to collect. */
export interface PaymentOrder {
  /** Our payment id: the provider keeps it and tells it back. */
  readonly orderId: Id;
  readonly price: Money;
  readonly method: PaymentMethod;
  /** Whose VAT it carries: other countries' methods and cards are not taken (VAT-2). */
  readonly country: string;
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
  /** Minor units of the payment's currency. */
  readonly amount: number;
  /** `pending` counts like `done` (PAY-17); `undone`: the refund failed, or the dispute was won (PAY-18). */
  readonly state: 'pending' | 'done' | 'undone';
  /** What the bank calls it, such as AC04 (SEPA-7). */
  readonly reason: string | null;
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
  /** A paid payment stays `paid`: only these tell that the money is gone again (PAY-2). */
  readonly reversals: readonly FetchedReversal[];
}

/** For what it is asked which methods it takes. */
export interface MethodsWanted {
  readonly country: string;
  readonly price: Money;
  readonly language: Locale;
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
}
