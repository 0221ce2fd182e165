import type { Id } from '#contract/kit/id.ts';
import type { PresenceState } from './presence.ts';

/**
 * The bus that carries messages between the processes of a deployment. Every process receives every batch,
 * including its own, which proves that it is still receiving.
 */
export interface Bus {
  /** Starts to listen, and reconnects whenever the connection is lost. */
  open(ears: BusListener): void;
  /** Sends a batch to all processes. Rejects if the batch may not have been delivered. */
  send(batch: string): Promise<void>;
  /** Replaces the connection, because nothing is received over it any more. */
  renew(): void;
  close(): Promise<void>;
}

export interface BusListener {
  /** Listening has started; earlier batches were missed. */
  listening(): void;
  /** A batch of another process. */
  received(from: string, batch: string): void;
  /** A batch of this process came back. */
  receivedOwn(): void;
}

/** A message between processes. */
export type BusMessage =
  /** For the devices of a member: the event after its schema was applied. */
  | { readonly is: 'event'; readonly to: Id; readonly name: string; readonly payload: unknown }
  /** Disconnects the sockets of this room. */
  | { readonly is: 'drop'; readonly room: string }
  /** The new state of a member in the sending process. */
  | { readonly is: 'seen'; readonly member: Id; readonly seen: PresenceState }
  /** All members who are present in the sending process. */
  | { readonly is: 'all'; readonly members: ReadonlyArray<readonly [Id, PresenceState]> }
  /** Asks for the members of every process, because the sender is new or missed messages. */
  | { readonly is: 'hello' }
  | { readonly is: 'beat' }
  /** The sender dropped queued messages, so its recent messages are incomplete. */
  | { readonly is: 'lost' }
  | { readonly is: 'bye' };
