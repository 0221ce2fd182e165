import type { LiveEvent, PayloadOf } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';

/** The way to the open devices of members, whichever process of the deployment they are connected to (CHAT-6, OPS-2). */
export interface Live {
  /** Sends to every open device of the member, at once. Inside a transaction use `unit.emit`. */
  emit<E extends LiveEvent>(member: Id, event: E, payload: PayloadOf<E>): void;
  /** Whether the member has a device open now. */
  isOnline(member: Id): boolean;
  /** Whether the member has a page of ours in view now, on any device: nobody need tell them what they see. */
  isWatching(member: Id): boolean;
  /** Which of these members have a device open now. */
  online(members: readonly Id[]): Set<Id>;
  /** Ends the sockets of one session (log-out). */
  dropSession(session: Id): void;
  /** Ends all sockets of a member (ban, erasure, password change). */
  dropMember(member: Id): void;
  /** Told, in each process, when a member's first device opens and when the last one closes. */
  onPresence(listener: (member: Id, online: boolean) => void): void;
}
