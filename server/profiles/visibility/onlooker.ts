import type { RawBuilder } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Reach } from './reach.ts';

/** The viewer, and the reach that a member needs to be shown to this viewer. */
export interface Onlooker {
  /** Null for a visitor. An expression if each row has its own viewer. */
  readonly viewer: Id | null | RawBuilder<Id>;
  readonly reach: Exclude<Reach, 'none'>;
}
