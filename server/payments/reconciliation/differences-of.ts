import type { Id } from '#contract/kit/id.ts';
import type { FindingKind } from '#contract/payments/console/list-findings.ts';
import { addHours } from '#server/platform/time.ts';
import type { Difference } from '../findings/findings.sql.ts';
import { moreBackThanPaid } from '../findings/more-back-than-paid.ts';
import { plainMoney } from '../orders/money-text.ts';
import type { FetchedPayment, FetchedReversal } from '../providers/provider.ts';
import { ownIdOf } from '../refunds/own-reversal-id.ts';

/** The compared fields of one of our payments. */
export interface ComparedPayment {
  readonly id: Id;
  readonly reference: string | null;
  readonly state: string;
  readonly amount: number;
  readonly currency: string;
  readonly reversals: readonly ComparedReversal[];
}

export interface ComparedReversal {
  readonly id: Id;
  readonly kind: string;
  /** Null until the provider has answered. */
  readonly reference: string | null;
  readonly amount: number;
  readonly state: string;
  /** Null for a reversal that the provider reported. */
  readonly requestedBy: string | null;
  readonly createdAt: Date;
  /** True for a refund by bank transfer, which no provider knows. */
  readonly isByHand: boolean;
  /** When the reversal was stored in our books; for a refund that waits, the day on which it is sent. */
  readonly since: Date;
}

const paymentText = ({ state, amount, currency }: { state: string; amount: number; currency: string }) =>
  `${state}, ${plainMoney(amount, currency)}`;

const isLive = ({ state }: { readonly state: string }): boolean => state !== 'undone';

const isSame = (ours: ComparedReversal, theirs: FetchedReversal): boolean =>
  ours.reference === null
    ? theirs.ownId === ownIdOf(ours.id)
    : ours.kind === theirs.kind && ours.reference === theirs.reference;

/** After this many hours, an unsent refund is no longer considered in transit. */
const inTransitHours = 24;

/** Refunds stored before this moment should have been sent. */
export const unsentSince = (now: Date): Date => addHours(now, -inTransitHours);

/** True if the provider should know the reversal: it has answered, or has had the time to. */
const isDueAtProvider = ({ reference, since, state, isByHand }: ComparedReversal, now: Date): boolean =>
  !isByHand && isLive({ state }) && (reference !== null || since < unsentSince(now));

const subjectOf = ({ id, kind, reference }: ComparedReversal): string =>
  `${kind} ${reference ?? ownIdOf(id)}`;

function reversalDifferences(ours: ComparedPayment, theirs: FetchedPayment, now: Date): Difference[] {
  const about = { payment: ours.id, reference: theirs.reference };
  const words = ({
    kind,
    reference,
    state,
    amount,
  }: Pick<ComparedReversal, 'kind' | 'reference' | 'state' | 'amount'>) =>
    `${kind} ${reference ?? '-'} ${state}, ${plainMoney(amount, ours.currency)}`;
  const found: Difference[] = [];
  for (const reversal of theirs.reversals) {
    const own = ours.reversals.find((one) => isSame(one, reversal));
    if (own && isLive(own) === isLive(reversal)) continue;
    if (!own && !isLive(reversal)) continue;
    const details = { ours: own ? words(own) : null, theirs: words(reversal) };
    found.push({
      kind: 'reversal_missing',
      subject: `${reversal.kind} ${reversal.reference}`,
      ...about,
      details,
    });
  }
  for (const reversal of ours.reversals) {
    if (!isDueAtProvider(reversal, now)) continue;
    if (theirs.reversals.some((one) => isSame(reversal, one))) continue;
    const details = { ours: words(reversal), theirs: null };
    found.push({
      kind: 'reversal_unknown',
      subject: subjectOf(reversal),
      ...about,
      details,
    });
  }
  return found;
}

/** The first matching difference of a payment that both sides know under the same reference. */
function kindOf(ours: ComparedPayment, theirs: FetchedPayment): FindingKind | null {
  if (ours.amount !== theirs.amount || ours.currency !== theirs.currency) return 'amount_differs';
  const isPaidHere = ours.state === 'completed';
  const isPaidThere = theirs.state === 'paid';
  if (isPaidHere === isPaidThere) return null;
  return isPaidThere ? 'paid_there' : 'paid_here';
}

/** More money back than was paid is a difference in our own books (CRED-11). */
const lossOf = (ours: ComparedPayment): Difference[] => {
  const loss = moreBackThanPaid(ours, ours.reversals);
  return loss === null ? [] : [loss];
};

function paymentDifferences(ours: ComparedPayment, theirs: FetchedPayment | null, now: Date): Difference[] {
  const about = { payment: ours.id, reference: theirs?.reference ?? ours.reference };
  const details = { ours: paymentText(ours), theirs: theirs && paymentText(theirs) };
  const one = (kind: FindingKind): Difference => ({ kind, subject: `order ${ours.id}`, ...about, details });
  if (theirs === null) return [one(ours.reference === null ? 'no_reference' : 'unknown_there')];
  // A second payment for the same order is not ours.
  if (ours.reference !== null && ours.reference !== theirs.reference)
    return [{ ...one('unknown_here'), subject: theirs.reference }];
  const kind = kindOf(ours, theirs);
  if (kind !== null) return [one(kind)];
  return theirs.state === 'paid' ? reversalDifferences(ours, theirs, now) : [];
}

/** The differences between the books for one payment that at least one side knows (CRED-11). */
export function differencesOf(
  ours: ComparedPayment | null,
  theirs: FetchedPayment | null,
  now: Date,
): Difference[] {
  if (ours !== null) return [...paymentDifferences(ours, theirs, now), ...lossOf(ours)];
  if (theirs === null) return [];
  const { reference } = theirs;
  const details = { ours: null, theirs: paymentText(theirs) };
  return [{ kind: 'unknown_here', subject: reference, payment: null, reference, details }];
}
