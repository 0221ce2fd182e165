import type { ChatStore } from '../chat-store/chat-store.ts';
import { isAhead } from './is-confirmed.ts';
import type { Outbox } from './outbox.ts';

/**
 * The server has the message, so it leaves the outbox. If messages before it are still missing here, it stays
 * in the outbox as delivered. Members then never see it vanish, and it is not sent again.
 */
export function confirmSent(outbox: Outbox, store: ChatStore, clientId: string): void {
  if (isAhead(store.read(), clientId)) outbox.delivered(clientId);
  else outbox.remove(clientId);
}
