import type { LiveEvent, PayloadOf } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';

/**
 * Sends events to the open devices of members, whichever process of the deployment they are connected to
 * (CHAT-6, OPS-2).
 */
export interface Live {
  /** Sends to every open device of the member, at once. In a transaction use `unit.emit`. */
  emit<E extends LiveEvent>(member: Id, event: E, payload: PayloadOf<E>): void;
  /** Whether the member has an open device. */
  isOnline(member: Id): boolean;
  /**
   * Whether the member has one of our pages in view on any device. If so, no notification of what is on the
   * page is needed.
   */
  isWatching(member: Id): boolean;
  /** Returns those of these members who have an open device. */
  online(members: readonly Id[]): Set<Id>;
  /** Closes the sockets of one session (log-out). */
  dropSession(session: Id): void;
  /** Closes all sockets of a member (ban, erasure, password change). */
  dropMember(member: Id): void;
  /** Calls the listener in each process when a member's first device opens and when the last one closes. */
  onPresence(listener: (member: Id, online: boolean) => void): void;
}
