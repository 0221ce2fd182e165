import type { Id } from '#contract/kit/id.ts';
import type { Seen } from './presence.ts';

/** What processes tell each other. */
export type Word =
  /** For the devices of a member: the event as its schema let it pass. */
  | { readonly is: 'event'; readonly to: Id; readonly name: string; readonly payload: unknown }
  /** The sockets of this room shall end. */
  | { readonly is: 'drop'; readonly room: string }
  /** What now holds of a member here. */
  | { readonly is: 'seen'; readonly member: Id; readonly seen: Seen }
  /** Who is here, all of them. */
  | { readonly is: 'all'; readonly members: ReadonlyArray<readonly [Id, Seen]> }
  /** Tell me who is where: I am new, or missed something. */
  | { readonly is: 'hello' }
  | { readonly is: 'beat' }
  /** I could not say everything: what I said of late is not all of it. */
  | { readonly is: 'lost' }
  | { readonly is: 'bye' };
