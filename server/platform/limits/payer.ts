import type { Rate, Rates, StepUp } from '#contract/kit/budget.ts';
import { type Network, networksOf } from './networks.ts';

/** The caller whose budgets pay for a call. */
export interface Payer {
  readonly ip: string;
  /** Key of a known browser (`known-browser.ts`); null for an unknown browser. */
  readonly browser: string | null;
  /** Key of a member or an operator who is logged in; null for a visitor. */
  readonly member: string | null;
  /** The member confirmed their address, or the caller is an operator. */
  readonly confirmed: boolean;
  readonly site: number;
}

/** A kind of call with its budgets. */
export interface Charge {
  /** Unique among all charges. */
  readonly name: string;
  readonly rates: Rates;
  readonly stepUp?: StepUp;
  /** Charges members and known devices as strangers. */
  readonly asStranger?: boolean;
  /** Counts in the database if there is no Redis, so that a restart and a second process change nothing. */
  readonly stored?: boolean;
}

/** One counter that a call adds to. */
export interface Account {
  /** Names the counter together with the charge. */
  readonly kind: string;
  readonly key: string;
  readonly rate: Rate;
}

/** Neither a known browser nor a confirmed member: somebody who costs nothing to invent. */
export const isStranger = ({ confirmed, browser }: Payer): boolean => !confirmed && browser === null;

/** The payer as this charge sees it. */
const payerFor = ({ asStranger }: Charge, payer: Payer): Payer =>
  asStranger === true ? { ...payer, browser: null, confirmed: false } : payer;

const wider = ({ calls, seconds }: Rate, { factor }: Network): Rate => ({ calls: calls * factor, seconds });

const each = (kind: string, key: string, rates: readonly Rate[]): Account[] =>
  rates.map((rate, at) => ({ kind: `${kind}${at}`, key, rate }));

/**
 * Returns the counters that pay for a call, the widest first.
 * - A confirmed member pays alone. A known browser pays for its visitor.
 * - All others pay with the networks of their address, and as a member if they are logged in.
 * - A charge of `asStranger` makes no difference between them.
 * So people who share an address do not spend each other's budget (SAFE-8).
 */
export function accountsOf(charge: Charge, caller: Payer): readonly Account[] {
  const { rates } = charge;
  const payer = payerFor(charge, caller);
  const own = payer.member === null ? [] : each('m', payer.member, rates.member);
  if (payer.confirmed) return own;
  if (payer.browser !== null) return [...each('d', payer.browser, rates.device), ...own];
  const networks = networksOf(payer.ip).flatMap((network) =>
    each(
      `n${network.factor}-`,
      network.key,
      rates.network.map((rate) => wider(rate, network)),
    ),
  );
  return [...networks, ...own];
}

/** Returns the counters whose excess requires a proof of work. Empty for members and known browsers. */
export function stepUpAccountsOf(charge: Charge, caller: Payer): readonly Account[] {
  const { stepUp } = charge;
  const payer = payerFor(charge, caller);
  if (stepUp === undefined || !isStranger(payer)) return [];
  const networks = networksOf(payer.ip).map((network) => ({
    kind: `free${network.factor}`,
    key: network.key,
    rate: wider(stepUp.network, network),
  }));
  return [...networks, { kind: 'site', key: String(payer.site), rate: stepUp.site }];
}
