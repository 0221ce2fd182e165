import { walletOf } from '#server/ledger/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { toMessage } from '../conversations/message-view.ts';
import { findMessageByClientId } from '../conversations/messages.sql.ts';
import { readChat } from '../conversations/read-chat.ts';
import type { NewMessage } from '../delivery/append-message.sql.ts';
import type { PaidDelivery } from './send-paid-message.ts';

/** Returns the message already stored under this client id. Refuses if the content differs. */
export async function findSentMessage(
  { db }: Platform,
  site: number,
  sent: NewMessage,
): Promise<PaidDelivery> {
  const row = await findMessageByClientId(db, sent.sender, sent.to, sent.clientId);
  if (!row) throw new Error('the stored message with the same client id is missing');
  if (row.kind !== sent.kind || row.body !== sent.body) throw new Refusal('client_id_reused');
  const [chat, wallet] = await Promise.all([
    readChat(db, site, sent.sender, row.conversation_id, sent.now),
    walletOf(db, sent.sender),
  ]);
  if (!chat) throw new Refusal('not_found');
  return { message: toMessage(row, sent.sender), chat, credits: wallet.credits };
}
