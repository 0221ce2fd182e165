import { listMandates } from '#contract/payments/list-mandates.ts';
import { handler } from '#server/platform/http/handler.ts';
import { activeMandatesOf } from './payment-mandates.sql.ts';

export const listMandatesHandler = handler(listMandates, async ({ member }, { db, clock }) => ({
  mandates: (await activeMandatesOf(db, member, clock.now())).map((mandate) => ({
    id: mandate.id,
    method: mandate.method,
    last_four: mandate.lastFour,
    mandate_reference: mandate.mandateReference,
    signed_at: mandate.signedAt.toISOString(),
    last_used_at: mandate.lastUsedAt?.toISOString() ?? null,
    cap: mandate.cap,
  })),
}));
