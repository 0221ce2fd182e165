import { Refusal } from '../http/refusal.ts';
import type { Verdict } from './budgets.ts';

/** Throws the refusal of a call that its payer could not pay for. */
export function refuseUnpaid(verdict: Verdict): void {
  if (verdict.is === 'wait') throw new Refusal('too_many_requests', { seconds: verdict.seconds });
  if (verdict.is === 'proof') {
    const { seconds, challenge, confirm } = verdict;
    throw new Refusal('proof_required', { seconds, challenge, confirm: confirm ? 'yes' : 'no' });
  }
}
