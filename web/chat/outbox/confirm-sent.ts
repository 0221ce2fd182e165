import type { ChatStore } from '../chat-store/chat-store.ts';
import { isAhead } from './is-confirmed.ts';
import type { Outbox } from './outbox.ts';

/**
 * The server has the message: it leaves the outbox, unless its place in the conversation is not shown yet because
 * messages before it are missing. Then it stays, so that nobody sees it vanish, and is not sent again.
 */
export function confirmSent(outbox: Outbox, store: ChatStore, clientId: string): void {
  if (isAhead(store.read(), clientId)) outbox.delivered(clientId);
  else outbox.remove(clientId);
}
