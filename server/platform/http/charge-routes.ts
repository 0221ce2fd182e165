import type { FastifyInstance } from 'fastify';
import { generalCharge, type RouteCharge, routeCharges } from '../limits/charges.ts';
import { refuseUnpaid } from '../limits/refuse-unpaid.ts';
import { visitorPayer } from './request-payer.ts';
import { type VisitorParts, visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Budget of a route outside the API; the general budget if it names none. */
    readonly charge?: RouteCharge;
  }
}

/**
 * Charges each request to the routes of a scope before their handlers run. Only the cookie of a known browser
 * is read: a picture must not cost a statement of the database.
 */
export function chargeRoutes(scope: FastifyInstance, parts: VisitorParts): void {
  const { platform } = parts;
  scope.addHook('onRequest', async (request) => {
    const { charge } = request.routeOptions.config;
    const visitor = await visitorOf(request, null, parts);
    const payer = visitorPayer(request.ip, visitor, platform);
    refuseUnpaid(
      await platform.budgets.spend(charge === undefined ? generalCharge : routeCharges[charge], payer),
    );
  });
}
