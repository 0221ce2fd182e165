import type { FetchedReversal } from '#server/payments/providers/provider.ts';

/** What the ledger of one member should hold, in a few lines. */
export interface LedgerModel {
  given: number;
  bought: number;
  /** Bought credits that were spent and not returned. */
  boughtSpent: number;
  /** All that was spent and not returned. */
  spent: number;
  paid: boolean;
  readonly purchases: ModelPurchase[];
  readonly reversals: Array<ModelReversal & { undone: boolean }>;
}

export interface ModelPurchase {
  readonly credits: number;
  readonly amount: number;
  /** Its buyer agreed to pay for what they use before they withdraw (CON-3). */
  readonly agreed: boolean;
}

export interface ModelReversal {
  readonly purchase: number;
  readonly news: FetchedReversal;
  readonly credits: number;
  readonly taken: number;
  readonly bought: number;
  readonly isWithdrawal: boolean;
}

export const emptyModel = (given: number): LedgerModel => ({
  ...{ given, bought: 0, boughtSpent: 0, spent: 0, paid: false, purchases: [], reversals: [] },
});

type Orders = Pick<LedgerModel, 'purchases' | 'reversals'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const liveOf = ({ reversals }: Orders, purchase: number) =>
  reversals.filter((one) => one.purchase === purchase && !one.undone);

/** Minor units of an order that went back. */
export const reversedOf = (model: Orders, purchase: number): number =>
  sum(liveOf(model, purchase).map(({ news }) => news.amount));

/** Its buyer withdrew from it; what went back for another reason leaves the right to the rest (CON-2). */
export const isWithdrawn = (model: Orders, purchase: number): boolean =>
  liveOf(model, purchase).some(({ isWithdrawal }) => isWithdrawal);

/** How many of an order did not go back with their money. */
const keptOf = (model: Orders, index: number): number => {
  const gone = sum(liveOf(model, index).map(({ credits }) => credits));
  return Math.max(0, (model.purchases[index]?.credits ?? 0) - gone);
};

/** What was bought first is spent first. */
export const unspentOf = (model: Orders & Pick<LedgerModel, 'bought'>, index: number): number => {
  const newer = model.purchases.map((_, at) => (at > index ? keptOf(model, at) : 0));
  return Math.max(0, Math.min(keptOf(model, index), model.bought - sum(newer)));
};

/** What the unspent ones of an order cost. */
export const unspentWorth = (model: LedgerModel, index: number): number => {
  const { credits, amount } = model.purchases[index] ?? { credits: 1, amount: 0 };
  const paidUpTo = (count: number) => Math.round((amount * count) / credits);
  const kept = keptOf(model, index);
  return paidUpTo(kept) - paidUpTo(kept - unspentOf(model, index));
};

/** How many credits money is worth that goes back after what went back already. */
export const worthIn = (model: Orders, index: number, amount: number): number => {
  const { credits, amount: price } = model.purchases[index] ?? { credits: 0, amount: 1 };
  const upTo = (money: number) => Math.ceil((credits * money) / price);
  const before = reversedOf(model, index);
  return Math.min(credits, upTo(before + amount) - upTo(before));
};

/** Takes credits out of the model, bought ones first. */
export const takeFrom = (
  model: LedgerModel,
  purchase: number,
  news: FetchedReversal,
  credits: number,
  isWithdrawal = false,
): void => {
  const taken = Math.min(credits, keptOf(model, purchase), model.given + model.bought);
  const bought = Math.min(taken, model.bought);
  model.bought -= bought;
  model.given -= taken - bought;
  model.reversals.push({ purchase, news, credits, taken, bought, isWithdrawal, undone: false });
};
