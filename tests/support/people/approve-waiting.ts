import { decideBan } from '#contract/accounts/decide-ban.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { decideCode } from '#contract/payments/console/decide-code.ts';
import type { Client } from '../service/client.ts';

/** A second operator approves everything that waits for them. */
export async function approveWaiting(second: Client): Promise<void> {
  const { results } = (await second.api(listApprovals, {})).answer;
  for (const { id: approval, kind } of results) {
    const input = { approval, approved: true };
    (await (kind === 'ban' ? second.api(decideBan, input) : second.api(decideCode, input))).answer;
  }
}
