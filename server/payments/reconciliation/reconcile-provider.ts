import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays, addHours } from '#server/platform/time.ts';
import {
  closeFinding,
  type Difference,
  findingsUnseenSince,
  type OpenFinding,
  storeFinding,
} from '../findings/findings.sql.ts';
import type { FetchedPayment, PaymentProvider } from '../providers/provider.ts';
import { sendRefund } from '../refunds/send-refund.job.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { ordersOf, ourPaymentsById, ourPaymentsMatching, unsentRefunds } from './compared-payments.sql.ts';
import { type ComparedPayment, differencesOf, unsentSince } from './differences-of.ts';
import { finishRun, startRun } from './reconciliation-runs.sql.ts';

/** A bank transfer takes days, and a night may be missed. */
const coveredDays = 7;
const batch = 100;

/** The progress of one nightly run. */
interface Night {
  readonly provider: PaymentProvider;
  readonly startedAt: Date;
  readonly seenOrders: Set<Id>;
  theirs: number;
  found: number;
  fresh: number;
}

/**
 * Compares our books with a provider's list, or with the state of each of our orders if the provider has no
 * list. Each difference is recorded once, payments and reversals that
 * only the provider knows are also settled, and resolved differences are closed (CRED-11). Rejects if the
 * provider fails; the differences found until then stay.
 */
export async function reconcileProvider(platform: Platform, provider: PaymentProvider): Promise<void> {
  const startedAt = platform.clock.now();
  // Recent orders are still in transit between the two.
  const until = addHours(startedAt, -1);
  const from = addDays(until, -coveredDays);
  const run = await startRun(platform.db, { books: provider.name, from, until, now: startedAt });
  const night: Night = { provider, startedAt, seenOrders: new Set(), theirs: 0, found: 0, fresh: 0 };
  await compareListedPayments(platform, night, from, until);
  const ours = await compareUnlistedOrders(platform, night, from, until);
  await sendAgain(platform, night);
  await resolveVanishedFindings(platform, night);
  const counts = { theirs: night.theirs, ours, now: platform.clock.now() };
  const open = await finishRun(platform.db, run, counts);
  const summary = {
    books: provider.name,
    theirs: counts.theirs,
    ours,
    found: night.found,
    new: night.fresh,
    open,
  };
  if (night.fresh > 0)
    platform.log.error(summary, 'the reconciliation with a provider found new differences');
  else platform.log.info(summary, 'the reconciliation with a provider found no new differences');
}

async function note(platform: Platform, night: Night, difference: Difference): Promise<void> {
  night.found += 1;
  const isNew = await storeFinding(platform.db, night.provider.name, difference, night.startedAt);
  if (isNew) night.fresh += 1;
}

/** Compares one payment, and settles money that only the provider has recorded. */
async function compare(
  platform: Platform,
  night: Night,
  ours: ComparedPayment | null,
  theirs: FetchedPayment | null,
): Promise<void> {
  if (ours) night.seenOrders.add(ours.id);
  // Such a provider knows nothing of unpaid orders.
  if (theirs === null && !night.provider.knowsUnpaid && ours?.state !== 'completed') return;
  const differences = differencesOf(ours, theirs, night.startedAt);
  for (const difference of differences) await note(platform, night, difference);
  const isBehind = differences.some(({ kind }) => kind === 'paid_there' || kind === 'reversal_missing');
  if (isBehind && ours && theirs) await settlePayment(platform, ours.id, theirs);
}

async function compareListedPayments(
  platform: Platform,
  night: Night,
  from: Date,
  until: Date,
): Promise<void> {
  let some: FetchedPayment[] = [];
  const compareSome = async () => {
    night.theirs += some.length;
    const ours = some.length === 0 ? [] : await ourPaymentsMatching(platform.db, night.provider.name, some);
    for (const theirs of some) {
      const own =
        ours.find(({ reference }) => reference === theirs.reference) ??
        ours.find(({ id }) => id === theirs.orderId) ??
        null;
      await compare(platform, night, own, theirs);
    }
    some = [];
  };
  for await (const payment of night.provider.payments?.(from, until) ?? []) {
    some.push(payment);
    if (some.length === batch) await compareSome();
  }
  await compareSome();
}

/** Reports unsent refunds and queues them once more, because their job may have given up (CON-6). */
async function sendAgain(platform: Platform, night: Night): Promise<void> {
  const { provider, startedAt } = night;
  const unsent = await unsentRefunds(platform.db, {
    provider: provider.name,
    before: unsentSince(startedAt),
  });
  for (const { payment, reversal } of unsent) {
    for (const ours of night.seenOrders.has(payment) ? [] : await ourPaymentsById(platform.db, [payment]))
      await compare(platform, night, ours, await fetchAtProvider(provider, ours));
    await platform.jobs.send(sendRefund, { reversal });
  }
}

/** Fetches each of our orders that the provider did not list. */
async function compareUnlistedOrders(
  platform: Platform,
  night: Night,
  from: Date,
  until: Date,
): Promise<number> {
  const { provider, seenOrders } = night;
  const orders = await ordersOf(platform.db, { provider: provider.name, from, until });
  const missing = orders.filter((id) => !seenOrders.has(id));
  for (let at = 0; at < missing.length; at += batch) {
    for (const ours of await ourPaymentsById(platform.db, missing.slice(at, at + batch)))
      await compare(platform, night, ours, await fetchAtProvider(provider, ours));
  }
  return orders.length;
}

const fetchAtProvider = async (provider: PaymentProvider, { reference }: ComparedPayment) =>
  reference === null ? null : provider.fetch(reference);

/** Both sides of an open finding, in their current state. */
async function sidesOf({ db }: Platform, provider: PaymentProvider, { payment, reference }: OpenFinding) {
  const theirs = reference === null ? null : await provider.fetch(reference);
  if (payment !== null) return { ours: (await ourPaymentsById(db, [payment]))[0] ?? null, theirs };
  const ours = theirs ? await ourPaymentsMatching(db, provider.name, [theirs]) : [];
  return { ours: ours[0] ?? null, theirs };
}

/**
 * Checks each finding that this night did not see once more, because older payments are not on this night's
 * list.
 */
async function resolveVanishedFindings(platform: Platform, night: Night): Promise<void> {
  const { provider, startedAt } = night;
  const page = { books: provider.name, since: startedAt, limit: batch };
  let unseen = await findingsUnseenSince(platform.db, { ...page, after: 0 });
  while (unseen.length > 0) {
    for (const finding of unseen) {
      const { ours, theirs } = await sidesOf(platform, provider, finding);
      const still = differencesOf(ours, theirs, startedAt).find(
        ({ kind, subject }) => kind === finding.kind && subject === finding.subject,
      );
      if (still) await note(platform, night, still);
      else await closeFinding(platform.db, finding.id, platform.clock.now());
    }
    unseen = await findingsUnseenSince(platform.db, { ...page, after: unseen.at(-1)?.id ?? 0 });
  }
}
