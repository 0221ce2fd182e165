import type { FlexPayConfig } from '#server/platform/config/config.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { FetchedPayment, ProviderState } from '../provider.ts';
import { flexpayMinorUnits } from './flexpay-amount.ts';
import { FlexPayError } from './flexpay-client.ts';
import { orderOfFlexpay } from './flexpay-reference.ts';
import type { FlexPayStatus } from './flexpay-status.ts';

/**
 * `APPROVED` is documented. `DECLINED` is general knowledge, not verified here; a later `APPROVED` still
 * completes the payment.
 */
const states: Readonly<Record<string, ProviderState>> = { APPROVED: 'paid', DECLINED: 'failed' };

interface Around {
  readonly config: Pick<FlexPayConfig, 'shopId'>;
  readonly log: Pick<Logger, 'error'>;
  readonly now: Date;
}

/** The values `FOUND` and `NOTFOUND` are general knowledge, not verified here. */
const isUnknown = (status: FlexPayStatus): boolean => status.get('response') === 'NOTFOUND';

function needed(status: FlexPayStatus, name: string): string {
  const value = status.get(name);
  if (value === undefined || value === '') throw new FlexPayError(`a status without ${name}`);
  return value;
}

/** True if FlexPay has a sale with that reference. Throws for an answer about neither. */
export function isKnownSale(status: FlexPayStatus): boolean {
  if (isUnknown(status)) return false;
  if (status.get('response') === 'FOUND') return true;
  throw new FlexPayError('a status that is an error');
}

/**
 * A known sale in our terms. Its state comes from the status; returned money and a kept card come from stored
 * postbacks. A
 * sale of another shop has no order, so it grants nothing.
 */
export function fetchedFromFlexpay(
  status: FlexPayStatus,
  stored: Pick<FetchedPayment, 'reversals' | 'mandate'>,
  { config, log, now }: Around,
): FetchedPayment {
  const reference = needed(status, 'referenceID');
  const result = needed(status, 'saleResult');
  const isOurShop = (status.get('shopID') ?? config.shopId) === config.shopId;
  const state = states[result];
  if (state === undefined) log.error({ reference, result }, 'flexpay told a state that is not known');
  return {
    reference,
    state: state ?? 'pending',
    amount: flexpayMinorUnits(needed(status, 'priceAmount')),
    currency: needed(status, 'priceCurrency'),
    orderId: isOurShop ? orderOfFlexpay(reference) : null,
    // A status names a country, but no documentation says whose.
    payerCountry: null,
    failure: null,
    transfer: null,
    createdAt: now,
    ...stored,
  };
}
