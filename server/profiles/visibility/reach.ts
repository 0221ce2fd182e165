/**
 * How far a member comes to another one; each contains those before it.
 * - `none`: to the viewer the member is not there.
 * - `open`: whoever has the address opens the profile; nothing more. The blocker's way back (PROF-7), and all that is left
 *   of fictional profiles to whoever hides them (FIC-11).
 * - `meet`: stands in likes and chats, is read, liked, written to, heard of.
 * - `find`: stands in lists of people one does not know yet.
 */
export type Reach = 'none' | 'open' | 'meet' | 'find';

/** What the rule asks of a member and whoever looks; a visitor knows nobody and is blocked by nobody. */
export interface Pair {
  readonly viewer: {
    readonly site: number;
    readonly isSelf: boolean;
    /** Fictional profiles are out of their lists (FIC-11). */
    readonly hidesFictional: boolean;
  };
  readonly member: {
    readonly site: number;
    readonly status: 'active' | 'invisible' | 'disabled';
    readonly fictional: boolean;
  };
  /** They know each other by a like or a conversation. */
  readonly acquainted: boolean;
  /** The viewer blocks the member. */
  readonly blocks: boolean;
  /** The member blocks the viewer. */
  readonly isBlocked: boolean;
}

/**
 * The one rule of who may see, find, like and write to whom. Every query says it in SQL through `store/shown-to.ts` or
 * the fragments of safety; a test gives generated members to all of them and compares their answers with this function
 * (PROF-7, DISC-3, ACC-14).
 */
export function reachOf({ viewer, member, acquainted, blocks, isBlocked }: Pair): Reach {
  if (viewer.site !== member.site) return 'none';
  if (viewer.isSelf) return 'open';
  if (isBlocked || member.status === 'disabled') return 'none';
  if (member.status === 'invisible' && !acquainted) return 'none';
  if (blocks || (viewer.hidesFictional && member.fictional)) return 'open';
  return member.status === 'active' ? 'find' : 'meet';
}
