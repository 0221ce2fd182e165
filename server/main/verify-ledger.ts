/**
 * `npm run ledger:verify`: compares wallets with entries, the sum of the entries with zero, and purchases
 * with granted credits (CRED-3). The service may be running or not. Exits with 1 and a line for each
 * difference.
 */
import { verifyLedger } from '#server/ledger/door.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { withCommandDatabase } from './open-database.ts';

try {
  const inconsistencies = await withCommandDatabase(readConfig(process.env), verifyLedger);
  for (const { fault, member, detail } of inconsistencies) {
    console.log(`${fault}${member === null ? '' : ` member ${member}`}: ${detail}`);
  }
  console.log(
    inconsistencies.length === 0 ? 'ledger: no differences' : `ledger: ${inconsistencies.length} differences`,
  );
  if (inconsistencies.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
