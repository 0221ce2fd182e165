import type { Handle } from '#server/platform/database/handle.ts';
import { type LedgerFault, readLedgerFaults } from './ledger-faults.sql.ts';

/**
 * Checks that wallets, entries and purchases agree (CRED-3). Returns at most the first 1,000 differences; an
 * empty list proves that the books agree.
 */
export function verifyLedger(db: Handle): Promise<LedgerFault[]> {
  return readLedgerFaults(db);
}
