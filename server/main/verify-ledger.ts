/**
 * `npm run ledger:verify`: compares wallets with entries, the sum of the entries with zero, and purchases
 * with granted credits (CRED-3). Checks the promises about codes, caps, premium and returned money (CRED-13).
 * The service may be running or not. Exits with 1 and a line for each difference.
 */
import { verifyLedger } from '#server/ledger/door.ts';
import { verifyPromises } from '#server/payments/door.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { withCommandDatabase } from './open-database.ts';

try {
  const differences = await withCommandDatabase(readConfig(process.env), async (db) => [
    ...(await verifyLedger(db)).map(({ fault, ...rest }) => ({ kind: fault, ...rest })),
    ...(await verifyPromises(db)).map(({ promise, ...rest }) => ({ kind: promise, ...rest })),
  ]);
  for (const { kind, member, detail } of differences) {
    console.log(`${kind}${member === null ? '' : ` member ${member}`}: ${detail}`);
  }
  console.log(
    differences.length === 0 ? 'ledger: no differences' : `ledger: ${differences.length} differences`,
  );
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
