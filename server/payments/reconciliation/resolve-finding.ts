import { resolveFinding } from '#contract/payments/console/resolve-finding.ts';
import { decideOwnedItem, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { explainFinding } from '../findings/findings.sql.ts';

export const resolveFindingHandler = handler(resolveFinding, async (call, platform) => {
  const { operator, input } = call;
  const { finding, note } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const outcome = await explainFinding(unit.db, finding, { operator, note, now });
    if (outcome === 'unknown') call.refuse('not_found');
    if (outcome === 'resolved') call.refuse('finding_resolved');
    // The update above holds the row.
    await decideOwnedItem(unit, 'finding', finding, { operator, now });
    await recordAction(unit, { operator, action: 'credits/resolve-finding', subject: finding, at: now });
  });
  return { finding };
});
