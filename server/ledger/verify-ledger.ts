import type { Handle } from '#server/platform/database/handle.ts';
import { type LedgerFault, readLedgerFaults } from './ledger-faults.sql.ts';

/** Proves that wallets, entries and purchases agree (CRED-3); empty: they do. At most the first 1,000 differences. */
export function verifyLedger(db: Handle): Promise<LedgerFault[]> {
  return readLedgerFaults(db);
}
