import { createContext } from 'react-router';
import type { AnswerOf, CallOf, Operation } from '#contract/kit/operation.ts';
import type { CallOptions, Transport } from '../api/api.ts';
import type { Language } from '../intl/language.ts';

export type BoundCall = <O extends Operation>(
  operation: O,
  input: CallOf<O> & object,
  options?: CallOptions,
) => Promise<AnswerOf<O>>;

/**
 * The parts of a visit, which the root fills. A domain adds its parts with `declare module
 * '#web/platform/visit/visit.ts' { interface VisitParts { … } }`. This folder knows no domain.
 */
export interface VisitParts {
  /** The logged-in member's id, null for a visitor. */
  readonly memberId: number | null;
}

/** One page request, as loaders see it. */
export interface Visit extends VisitParts {
  readonly call: BoundCall;
  readonly transport: Transport;
  readonly language: Language;
  readonly country: string;
  readonly origin: string;
  readonly nonce: string;
  /** Whether this is the demo (DEMO=1). */
  readonly demo: boolean;
}

/** Set once per request by the root's middleware. */
export const visitContext = createContext<Visit>();
