export type RefundRefusal = 'not_enough_money' | 'not_refundable' | 'too_much';

/** A provider will never refund this money: nothing was created there, and a retry does not help. */
export class RefundRefused extends Error {
  readonly reason: RefundRefusal;

  constructor(reason: RefundRefusal, cause?: unknown) {
    super(`the provider refused the refund: ${reason}`, { cause });
    this.name = 'RefundRefused';
    this.reason = reason;
  }
}
