import type { RawBuilder } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Reach } from './reach.ts';

/** Who looks, and how far they have to come for what is shown to them. */
export interface Onlooker {
  /** Null for a visitor. An expression where each row has a viewer of its own. */
  readonly viewer: Id | null | RawBuilder<Id>;
  readonly reach: Exclude<Reach, 'none'>;
}
