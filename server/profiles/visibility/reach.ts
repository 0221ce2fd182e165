import type { RawBuilder } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

/**
 * How far a member is visible to another member. Each reach includes the ones before it.
 * - `none`: the member does not exist for the viewer.
 * - `open`: the viewer can open the profile by its address, and nothing more. It lets a blocker end the block
 *   (PROF-7), and it remains of fictional profiles for members who hide them (FIC-11).
 * - `meet`: the member appears in likes and chats, can be read, liked and written to, and appears in
 *   notifications.
 * - `find`: the member appears in lists of people the viewer does not know yet.
 */
export type Reach = 'none' | 'open' | 'meet' | 'find';

/**
 * The facts about a member and a viewer that the rule needs. A visitor knows nobody and is blocked by nobody.
 */
export interface Pair {
  readonly viewer: {
    readonly site: number;
    readonly isSelf: boolean;
    /** The viewer hides fictional profiles from lists (FIC-11). */
    readonly hidesFictional: boolean;
  };
  readonly member: {
    readonly site: number;
    readonly status: 'active' | 'invisible' | 'disabled';
    readonly fictional: boolean;
  };
  /** They know each other through a like or a conversation. */
  readonly acquainted: boolean;
  /** The viewer blocks the member. */
  readonly blocks: boolean;
  /** The member blocks the viewer. */
  readonly isBlocked: boolean;
}

/**
 * The only rule for who may see, find, like and write to whom. Every query expresses it in SQL through
 * `shown-to.sql.ts` or the fragments of safety. A test runs generated members through all of these queries
 * and compares the answers with this function (PROF-7, DISC-3, ACC-14). A visitor additionally finds nobody
 * who is for members only (SAFE-9).
 */
export function reachOf({ viewer, member, acquainted, blocks, isBlocked }: Pair): Reach {
  if (viewer.site !== member.site) return 'none';
  if (viewer.isSelf) return 'open';
  if (isBlocked || member.status === 'disabled') return 'none';
  if (member.status === 'invisible' && !acquainted) return 'none';
  if (blocks || (viewer.hidesFictional && member.fictional)) return 'open';
  return member.status === 'active' ? 'find' : 'meet';
}

/**
 * Whether the viewer sees an unconfirmed member as the writer of messages, and nowhere else. The member
 * never confirmed the address and started a conversation with the viewer (ACC-6). In SQL this is
 * `reads_unconfirmed`.
 */
export function readsUnconfirmed({ viewer, member, blocks, isBlocked, ...pair }: UnconfirmedPair): boolean {
  return (
    pair.isUnconfirmed &&
    pair.wroteFirst &&
    viewer.site === member.site &&
    !viewer.isSelf &&
    !blocks &&
    !isBlocked
  );
}

/** The facts about an unconfirmed member and the reader of their messages. */
export interface UnconfirmedPair extends Pair {
  /** The address was never confirmed, and the account is neither closing nor restricted. */
  readonly isUnconfirmed: boolean;
  /** The member started a conversation with the viewer. */
  readonly wroteFirst: boolean;
}

/**
 * The viewer, and the reach that a member needs to be shown to this viewer. `read` includes `meet`, and the
 * unconfirmed members whose messages the viewer may read (`readsUnconfirmed`). Only conversations use it.
 */
export interface Onlooker {
  /** Null for a visitor. An expression if each row has its own viewer. */
  readonly viewer: Id | null | RawBuilder<Id>;
  readonly reach: Exclude<Reach, 'none'> | 'read';
}
