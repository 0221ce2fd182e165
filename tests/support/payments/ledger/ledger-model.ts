import type { FetchedReversal } from '#server/payments/providers/provider.ts';

/** A simple model of what the ledger of one member should hold. */
export interface LedgerModel {
  given: number;
  bought: number;
  /** Bought credits that were spent and not returned. */
  boughtSpent: number;
  /** All credits that were spent and not returned. */
  spent: number;
  readonly purchases: ModelPurchase[];
  readonly reversals: Array<ModelReversal & { undone: boolean }>;
}

export interface ModelPurchase {
  readonly credits: number;
  readonly amount: number;
  /** Its place among the member's starts; null: its credits wait (CRED-14). */
  start: number | null;
  /** The credits of the purchase that wait in the wallet. */
  waiting: number;
}

export interface ModelReversal {
  readonly purchase: number;
  readonly news: FetchedReversal;
  credits: number;
  taken: number;
  bought: number;
  readonly isWithdrawal: boolean;
}

export const emptyModel = (given: number): LedgerModel => ({
  ...{ given, bought: 0, boughtSpent: 0, spent: 0, purchases: [], reversals: [] },
});

type Orders = Pick<LedgerModel, 'purchases' | 'reversals'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const liveOf = ({ reversals }: Orders, purchase: number) =>
  reversals.filter((one) => one.purchase === purchase && !one.undone);

/** Reversed amount of an order, in minor units. */
export const reversedOf = (model: Orders, purchase: number): number =>
  sum(liveOf(model, purchase).map(({ news }) => news.amount));

/**
 * True if the buyer kept a purchase: our refunds did not return its whole price. A chargeback counts as kept.
 */
export const isPremium = (model: Orders): boolean =>
  model.purchases.some(({ amount }, index) => {
    const refunds = liveOf(model, index).filter(({ news }) => news.kind === 'refund');
    return sum(refunds.map(({ news }) => news.amount)) < amount;
  });

/**
 * Whether the buyer withdrew from the order. A reversal for another reason keeps the right to withdraw from
 * the rest (CON-2).
 */
export const isWithdrawn = (model: Orders, purchase: number): boolean =>
  liveOf(model, purchase).some(({ isWithdrawal }) => isWithdrawal);

/** The number of credits of an order that were not taken back with their money. */
const keptOf = (model: Orders, index: number): number => {
  const gone = sum(liveOf(model, index).map(({ credits }) => credits));
  return Math.max(0, (model.purchases[index]?.credits ?? 0) - gone);
};

/** The credits of the wallet that cannot be spent yet. */
export const waitingOf = ({ purchases }: Pick<LedgerModel, 'purchases'>): number =>
  sum(purchases.map(({ waiting }) => waiting));

/** The credits that can be spent now. */
export const usableOf = (model: Pick<LedgerModel, 'given' | 'bought' | 'purchases'>): number =>
  model.given + model.bought - waitingOf(model);

/** Unspent credits of an order: all of a waiting one. Purchases that started earlier are spent first. */
export const unspentOf = (model: Orders & Pick<LedgerModel, 'bought'>, index: number): number => {
  const own = model.purchases[index]?.start ?? null;
  if (own === null) return keptOf(model, index);
  const isNewer = (start: number | null, at: number) =>
    start !== null && (start > own || (start === own && at > index));
  const newer = model.purchases.map(({ start }, at) => (isNewer(start, at) ? keptOf(model, at) : 0));
  return Math.max(0, Math.min(keptOf(model, index), model.bought - waitingOf(model) - sum(newer)));
};

/** The place of the next start. */
export const nextStart = ({ purchases }: Pick<LedgerModel, 'purchases'>): number =>
  Math.max(0, ...purchases.map(({ start }) => start ?? 0)) + 1;

/** The price of the unspent credits of an order. */
export const unspentWorth = (model: LedgerModel, index: number): number => {
  const { credits, amount } = model.purchases[index] ?? { credits: 1, amount: 0 };
  const paidUpTo = (count: number) => Math.round((amount * count) / credits);
  const kept = keptOf(model, index);
  return paidUpTo(kept) - paidUpTo(kept - unspentOf(model, index));
};

/** The number of credits that a reversed amount is worth, after earlier reversals. */
export const worthIn = (model: Orders, index: number, amount: number): number => {
  const { credits, amount: price } = model.purchases[index] ?? { credits: 0, amount: 1 };
  const upTo = (money: number) => Math.ceil((credits * money) / price);
  const before = reversedOf(model, index);
  return Math.min(credits, upTo(before + amount) - upTo(before));
};

/**
 * Takes credits out of the model, bought ones first. Only a reversal of a waiting order takes waiting
 * credits.
 */
const takeCredits = (model: LedgerModel, purchase: number, credits: number) => {
  const own = model.purchases[purchase];
  const waits = own?.start === null;
  const taken = Math.min(credits, keptOf(model, purchase), waits ? waitingOf(model) : usableOf(model));
  const bought = waits ? taken : Math.min(taken, model.bought - waitingOf(model));
  if (waits) own.waiting -= taken;
  model.bought -= bought;
  model.given -= taken - bought;
  return { taken, bought };
};

/** Records a reversal, which takes its credits. */
export const takeFrom = (
  model: LedgerModel,
  purchase: number,
  news: FetchedReversal,
  credits: number,
  isWithdrawal = false,
): void => {
  const moved = takeCredits(model, purchase, credits);
  model.reversals.push({ purchase, news, credits, ...moved, isWithdrawal, undone: false });
};

/**
 * Undoes a reversal and gives its credits back. If the bank had made our refund superfluous, its chargebacks
 * then take the credits that they did not find before (SEPA-8).
 */
export const undoIn = (model: LedgerModel, reversal: LedgerModel['reversals'][number]): void => {
  const { purchase: index, news } = reversal;
  const purchase = model.purchases[index];
  const chargebacks = liveOf(model, index).filter((one) => one.news.kind === 'chargeback');
  const isSurplus =
    news.kind === 'refund' && chargebacks.length > 0 && reversedOf(model, index) > (purchase?.amount ?? 0);
  reversal.undone = true;
  model.bought += reversal.bought;
  model.given += reversal.taken - reversal.bought;
  if (purchase?.start === null) purchase.waiting += reversal.taken;
  for (const one of isSurplus ? chargebacks : []) {
    const { credits, taken } = one;
    if (taken > 0 || credits === 0) continue;
    // Its own claim must not count as credits that are gone already.
    one.credits = 0;
    Object.assign(one, takeCredits(model, index, credits), { credits });
  }
};
