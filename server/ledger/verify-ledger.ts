import type { Handle } from '#server/platform/database/handle.ts';
import { findLedgerInconsistencies, type LedgerInconsistency } from './ledger-inconsistencies.sql.ts';

/**
 * Checks that wallets, entries and purchases agree (CRED-3). Returns at most the first 1,000 differences; an
 * empty list proves that the books agree.
 */
export function verifyLedger(db: Handle): Promise<LedgerInconsistency[]> {
  return findLedgerInconsistencies(db);
}
