import { withdrawRefusedHash } from '#contract/photos/withdraw-refused-hash.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deleteRefusedHash } from './refused-hashes.sql.ts';

export const withdrawRefusedHashHandler = handler(withdrawRefusedHash, async (call, platform) => {
  const { operator, input } = call;
  await platform.transact(async (unit) => {
    const report = await deleteRefusedHash(unit.db, Buffer.from(input.hash, 'hex'));
    if (report === undefined) return;
    const at = platform.clock.now();
    await recordAction(unit, { operator, action: 'photos/withdraw-hash', subject: report, at });
  });
  return { hash: input.hash };
});
