import { emptyModel, type LedgerModel, reversedOf } from './ledger-model.ts';

export const bonusCode = 'TIMEBONUS25';

/** An order in the model. `hold` is the state of all its reservations. */
export interface ModelOrder {
  readonly buyer: number;
  readonly credits: number;
  readonly price: number;
  readonly code: string | null;
  state: 'pending' | 'completed' | 'failed' | 'cancelled';
  hold: 'held' | 'used' | 'released';
  /** The state that the bank would report. */
  bank: 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'canceled';
  /** Its place among the purchases of its buyer; null: nothing was granted. */
  purchase: number | null;
  /** Its money went back at once, because its reservations were gone. */
  returned: boolean;
}

/** The promises about two members, one single-use code, the first purchase and the first member's cap. */
export interface PromisesModel {
  readonly buyers: LedgerModel[];
  readonly orders: ModelOrder[];
  /** The cap of the first buyer; null: none. */
  cap: number | null;
}

export const emptyPromises = (): PromisesModel => ({
  ...{ buyers: [emptyModel(0), emptyModel(0)], orders: [], cap: null },
});

const isLive = ({ hold }: ModelOrder): boolean => hold !== 'released';

/** True if the buyer ever made a purchase whose money stayed at first. */
export const hasBought = ({ orders }: PromisesModel, buyer: number): boolean =>
  orders.some((order) => order.buyer === buyer && order.purchase !== null && !order.returned);

/** The amount that counts towards the buyer's cap, without one order. */
export function spent({ orders, buyers }: PromisesModel, buyer: number, except?: ModelOrder): number {
  const counted = orders.filter((order) => order.buyer === buyer && order !== except && isLive(order));
  return counted.reduce((sum, { price, purchase }) => {
    const ledger = buyers[buyer];
    const back = ledger && purchase !== null ? reversedOf(ledger, purchase) : 0;
    return sum + price - Math.min(price, back);
  }, 0);
}

const capOf = ({ cap }: PromisesModel, buyer: number): number | null => (buyer === 0 ? cap : null);

const capRefusal = (model: PromisesModel, buyer: number, price: number, except?: ModelOrder) => {
  const cap = capOf(model, buyer);
  if (cap === null) return null;
  if (price > cap) return 'spending_cap_too_low';
  return spent(model, buyer, except) + price > cap ? 'spending_cap_reached' : null;
};

/** Why a new order is refused; null if it is accepted. */
export function orderRefusal(
  model: PromisesModel,
  { buyer, code, price }: Pick<ModelOrder, 'buyer' | 'code' | 'price'>,
): string | null {
  const isBonus = code === bonusCode;
  const live = model.orders.filter((order) => isLive(order) && code !== null && order.code === code);
  const own = live.find((order) => order.buyer === buyer);
  if (isBonus && hasBought(model, buyer)) return 'discount_code_used';
  if (code !== null && !isBonus && live.some((order) => order.buyer !== buyer || order.hold === 'used'))
    return 'discount_code_used';
  return capRefusal(model, buyer, price) ?? (own ? 'discount_code_reserved' : null);
}

/**
 * The reservation that a paid order lost: it was released, and another order took it meanwhile. Null: none.
 */
export function lostReservation(model: PromisesModel, order: ModelOrder): 'code' | 'cap' | null {
  if (isLive(order)) return null;
  const { buyer, code, price } = order;
  if (capRefusal(model, buyer, price, order) !== null) return 'cap';
  if (code === bonusCode && hasBought(model, buyer)) return 'code';
  const isTaken = model.orders.some(
    (other) =>
      isLive(other) && code !== null && other.code === code && (code !== bonusCode || other.buyer === buyer),
  );
  return isTaken ? 'code' : null;
}
