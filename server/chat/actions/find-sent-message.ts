import { walletOf } from '#server/credits/wallet-of.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { messageOf } from '../rules/message-of.ts';
import type { PaidDelivery } from '../send-paid-message.ts';
import type { NewMessage } from '../store/append-message.ts';
import { sentRow } from '../store/messages.ts';
import { readChat } from './read-chat.ts';

/** The message that was stored under this client id before; refused where it said something else. */
export async function findSentMessage(
  { db }: Platform,
  site: number,
  sent: NewMessage,
): Promise<PaidDelivery> {
  const row = await sentRow(db, sent.sender, sent.to, sent.clientId);
  if (!row) throw new Error('a message that collided with another is not stored');
  if (row.kind !== sent.kind || row.body !== sent.body) throw new Refusal('client_id_reused');
  const [chat, wallet] = await Promise.all([
    readChat(db, site, sent.sender, row.conversation_id, sent.now),
    walletOf(db, sent.sender),
  ]);
  if (!chat) throw new Refusal('not_found');
  return { message: messageOf(row, sent.sender), chat, credits: wallet.credits };
}
