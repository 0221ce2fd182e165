import * as fc from 'fast-check';
import type { CallOptions } from '../service/client.ts';
import type { AbuseWorld } from './abuse-world.ts';

/** One thing that strangers do. A refusal is a fine answer; an error of the service is not. */
export interface AbuseStep {
  readonly name: string;
  run(world: AbuseWorld): Promise<{ readonly status: number } | undefined>;
}

/** A kind of step with its frequency among the steps of a sequence. */
export interface AbuseStepKind {
  readonly weight: number;
  readonly step: fc.Arbitrary<AbuseStep>;
}

export const stranger = fc.nat({ max: 99 });
export const bystander = fc.nat({ max: 7 });
export const network = fc.nat({ max: 199 });

/** A call from one of two hundred networks. */
export const from = (place: number): CallOptions => ({
  headers: { 'x-forwarded-for': `10.9.${place % 200}.${place % 200}` },
});

/** Returns one of the list. */
export const pick = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
};
