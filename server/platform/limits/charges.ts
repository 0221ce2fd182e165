import { kindOf, type Rate, ratesOf } from '#contract/kit/budget.ts';
import type { Operation } from '#contract/kit/operation.ts';
import type { Charge } from './payer.ts';

/** Requests per minute of one address or known browser to all operations and pages together. */
export const generalLimit: Rate = { calls: 1200, seconds: 60 };

/** Counted before the caller is identified, so a member who is logged in pays as a known browser. */
export const generalCharge: Charge = {
  name: 'calls',
  rates: { member: [], device: [generalLimit], network: [generalLimit] },
};

/**
 * The budgets of an operation as the contract declares them. Costly operations are counted in the database.
 */
export function operationCharge(operation: Operation): Charge {
  const { name, budget } = operation;
  return {
    name: `calls:${name}`,
    rates: ratesOf(operation),
    ...(budget?.stepUp === undefined ? {} : { stepUp: budget.stepUp }),
    asStranger: budget?.asStranger === true,
    stored: kindOf(operation) === 'costly',
  };
}

/** The same budget for a known browser and for an address. Routes outside the API know no member. */
const routeCharge = (name: string, ...rates: readonly Rate[]): Charge => ({
  name,
  rates: { member: [], device: rates, network: rates },
});

/** Budgets of routes outside the API, which a route names as `config.charge`. */
export const routeCharges = {
  /** Pictures: a page of results shows some 50 at once. */
  media: routeCharge('media', { calls: 3000, seconds: 60 }),
  /** Files that are drawn or packed for one member: invoices, exports. */
  document: routeCharge('documents', { calls: 60, seconds: 600 }),
  /** One-click unsubscription. Mail providers send the clicks of many people from few addresses. */
  unsubscribe: routeCharge('unsubscribe', { calls: 300, seconds: 60 }),
  /** Handshakes of live connections. A member may open forty tabs at once on a known browser. */
  handshake: {
    name: 'handshakes',
    rates: {
      member: [],
      device: [{ calls: 300, seconds: 60 }],
      network: [{ calls: 120, seconds: 60 }],
    },
  },
} as const;

export type RouteCharge = keyof typeof routeCharges;
