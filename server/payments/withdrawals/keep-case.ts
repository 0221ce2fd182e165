import type { Keys } from '#server/platform/keys/keys.ts';
import { mailboxOf } from '#server/platform/mail/mailbox-of.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { mailWithdrawalCase } from './mail-withdrawal-case.job.ts';
import {
  type CaseReason,
  joinCase,
  lockReceipts,
  openCase,
  type ReceiptKey,
  receiptsSince,
  setReceipted,
} from './withdrawal-cases.sql.ts';
import { openWithdrawalDetails } from './withdrawal-details.ts';
import type { StoredWithdrawal } from './withdrawals.sql.ts';

/**
 * Receipts a day. Anybody can type anybody's address, so nobody may make us fill a mailbox (EML-10). A
 * declaration beyond these limits is stored all the same, and an operator sees that it has no receipt yet.
 */
const receiptsADay = { address: 3, network: 10, site: 200 };

/** Retention of a closed case, as of complaints: an answer still finds what it is about (decision 0026). */
const keptDays = 200;

export const keepCaseUntil = (closed: Date): Date => addDays(closed, keptDays);

/** Keyed hash of a mailbox; useless without the key. */
const addressHash = (keys: Keys, email: string): Buffer =>
  keys.mac('credits/withdrawal-address', mailboxOf(email));

async function mayMail(unit: Unit, key: ReceiptKey, now: Date): Promise<boolean> {
  const sent = await receiptsSince(unit.db, key, addDays(now, -1));
  return (
    sent.address < receiptsADay.address &&
    sent.site < receiptsADay.site &&
    (key.network === null || sent.network < receiptsADay.network)
  );
}

/**
 * Keeps a declaration that matches no order or no proven buyer as a case for an operator (CON-4). Mails the
 * receipt to the typed address (CON-5). Both reasons get the same receipt, so that it reveals no order
 * (AUTH-4). A second declaration about the same number from the same address joins the open case, without a
 * second receipt.
 */
export async function keepCase(
  unit: Unit,
  keys: Keys,
  { id, declared, site, order, network }: StoredWithdrawal,
  { reason, now }: { readonly reason: CaseReason; readonly now: Date },
): Promise<void> {
  if (declared === null || site === null || order === null) return;
  const address = addressHash(keys, openWithdrawalDetails(keys, declared).email);
  await lockReceipts(unit.db, site);
  const opened = await openCase(unit.db, { site, order, reason, address, network, now });
  await joinCase(unit.db, id, opened.id);
  if (!opened.isNew || !(await mayMail(unit, { site, address, network }, now))) return;
  await setReceipted(unit.db, opened.id, now);
  await unit.enqueue(mailWithdrawalCase, { case: opened.id, kind: 'withdrawal_unmatched' });
}
