import type { Operation } from '#contract/kit/operation.ts';
import type { Right } from '#contract/kit/right.ts';
import { stepUpMinutes } from '#contract/kit/second-step.ts';
import { addMinutes } from '../time.ts';
import { Refusal } from './refusal.ts';
import type { Visitor, VisitorParts } from './visitor.ts';
import type { OperatorIdentity } from './wiring.ts';

export const hasRight = ({ rights }: OperatorIdentity, right: Right | undefined): boolean =>
  right !== undefined && rights.has(right);

interface ConsoleVisit {
  readonly visitor: Visitor;
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/**
 * Refuses callers who are not operators, operators without the right, and operators without a fresh proof of
 * the second factor. The security log gets the first two (SAFE-6).
 */
export async function admitOperator(
  operation: Operation,
  operator: OperatorIdentity | null,
  { visitor, ip, userAgent = '' }: ConsoleVisit,
  { wiring, platform }: VisitorParts,
): Promise<void> {
  const { name, right, stepUp } = operation;
  if (operator === null || !hasRight(operator, right)) {
    const refused = { operation: name, ip, userAgent, ...(operator && { operator: operator.operator }) };
    await wiring.recordRefusal(refused, visitor, platform);
    throw new Refusal(operator === null ? 'operator_required' : 'right_required');
  }
  if (stepUp === true && operator.provenAt < addMinutes(platform.clock.now(), -stepUpMinutes))
    throw new Refusal('step_up_required', { minutes: stepUpMinutes });
}
