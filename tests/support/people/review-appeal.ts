import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import type { AppealOutcome } from '#contract/safety/decision.ts';
import type { TestService } from '../service/service.ts';
import { newOperator } from './operators.ts';

/** Has a second operator decide the appeal of a case. */
export async function reviewAppeal(
  service: TestService,
  report: number,
  outcome: AppealOutcome = 'reversed',
): Promise<void> {
  const { client } = await newOperator(service);
  await client.api(claimReport, { report }).then(({ answer }) => answer);
  await client
    .api(decideAppeal, { report, outcome, reasons: 'Opnieuw bekeken.' })
    .then(({ answer }) => answer);
}
