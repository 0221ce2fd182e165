/**
 * Moves credits, one transaction after another, in a process that a test kills. FAILPOINT arms a step. The
 * process prints the number of each acknowledged movement.
 */
import * as z from 'zod/mini';
import { giveCredits } from '#server/ledger/give-credits.ts';
import { refundCredits, spendCredits } from '#server/ledger/spend-credits.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { armFailpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';

const movement = z.object({
  kind: z.enum(['give', 'spend', 'refund']),
  member: z.int(),
  amount: z.int(),
  key: z.string(),
});

const movements = z.parse(z.array(movement), JSON.parse(process.argv[2] ?? ''));
const { db, close } = openDatabase(process.env.DATABASE_URL ?? '', null, { max: 1 });

const move = (unit: Unit, { kind, ...moved }: z.output<typeof movement>): Promise<unknown> => {
  if (kind === 'give') return giveCredits(unit, moved);
  if (kind === 'refund') return refundCredits(unit, moved);
  return spendCredits(unit, { ...moved, reason: 'message' });
};

for (const [number, moved] of movements.entries()) {
  // The process is killed during the last movement.
  if (number === movements.length - 1) armFailpoint(process.env.FAILPOINT ?? null);
  const after: Array<() => void> = [];
  await db.transaction().execute((transaction) =>
    move(
      {
        db: transaction,
        emit() {},
        enqueue: async () => {},
        alongside() {},
        afterCommit: (work) => void after.push(work),
      },
      moved,
    ),
  );
  for (const work of after) work();
  console.log(String(number));
}
await close();
