import { verifyLedger } from '#server/ledger/door.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Platform } from '#server/platform/platform.ts';
import { closeFinding, findingsUnseenSince, storeFinding } from '../findings/findings.sql.ts';
import { noteMoreBackThanPaid } from '../findings/more-back-than-paid.ts';
import { reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { openRefundCases } from '../refunds/refund-cases.sql.ts';
import { noteRefusedRefund } from '../refunds/refund-cases.ts';
import { serialWithdrawals } from '../withdrawals/repeated-withdrawals.sql.ts';
import { paymentsWithMoreBack, verifyPromises } from './promises.sql.ts';
import { finishRun, startRun } from './reconciliation-runs.sql.ts';

const since = new Date(0);
const batch = 100;
const shownAtMost = 1000;

/**
 * Stores a finding for each payment of which more went back than was paid. Returns the number of new ones.
 */
async function noteLosses({ db }: Platform, now: Date): Promise<number> {
  let fresh = 0;
  for (const id of await paymentsWithMoreBack(db)) {
    const payment = await readPayment(db, id);
    if (payment && (await noteMoreBackThanPaid(db, payment, await reversalsOfPayment(db, id), now)))
      fresh += 1;
  }
  return fresh;
}

/** Keeps the finding of each refused refund open as long as its case. Returns the number of new ones. */
async function noteRefusals({ db }: Platform, now: Date): Promise<number> {
  let fresh = 0;
  for (const { payment: id, amount } of await openRefundCases(db, shownAtMost)) {
    const payment = await readPayment(db, id);
    if (payment && (await noteRefusedRefund(db, payment, amount, now))) fresh += 1;
  }
  return fresh;
}

/**
 * Compares our own books with themselves: entries, balances, payments and reversals (CRED-3, CRED-11), and
 * the promises about codes, caps, premium, starts and returned money (CRED-13, CRED-14). Members who withdraw
 * again and again are recorded too. Each difference is recorded once, and closed once it has disappeared.
 */
export async function reconcileLedger(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock.now();
  const run = await startRun(db, { books: 'ledger', from: since, until: now, now });
  const broken = await longRead(db, async (books) => [
    ...(await verifyLedger(books)).map(({ fault, member, detail }) => ({ kind: fault, member, detail })),
    ...(await verifyPromises(books))
      // These have a finding of their own, with the payment and the evidence.
      .filter(({ promise }) => promise !== 'more_back_than_paid')
      .map(({ promise, member, detail }) => ({ kind: promise, member, detail })),
  ]);
  const watched = await serialWithdrawals(db, shownAtMost);
  let fresh = (await noteLosses(platform, now)) + (await noteRefusals(platform, now));
  let repeated = 0;
  for (const { kind, member, detail } of broken) {
    const words = `${kind} ${member ?? '-'}: ${detail}`;
    const difference = {
      kind: 'ledger',
      subject: words.slice(0, 200),
      payment: null,
      reference: null,
      details: { ours: words, theirs: null },
    } as const;
    if (await storeFinding(db, 'ledger', difference, now)) fresh += 1;
  }
  for (const { member, orders } of watched) {
    const difference = {
      kind: 'serial_withdrawals',
      subject: `member ${member}`,
      payment: orders.at(-1) ?? null,
      reference: null,
      details: { ours: `member ${member}: orders ${orders.join(', ')}`, theirs: null },
    } as const;
    if (await storeFinding(db, 'ledger', difference, now)) repeated += 1;
  }
  // One page at a time: closed findings do not appear on the next page.
  for (let left = batch; left === batch; ) {
    const gone = await findingsUnseenSince(db, { books: 'ledger', since: now, after: 0, limit: batch });
    for (const { id } of gone) await closeFinding(db, id, now);
    left = gone.length;
  }
  const open = await finishRun(db, run, { theirs: 0, ours: broken.length, now: clock.now() });
  const summary = { books: 'ledger', found: broken.length, new: fresh, open };
  if (fresh > 0) log.error(summary, 'the ledger check found new differences');
  else log.info({ ...summary, withdrawers: repeated }, 'the ledger check found no new differences');
}
