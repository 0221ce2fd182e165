import type { Platform, Unit } from '#server/platform/platform.ts';
import { deliverMessage } from '../delivery/deliver-message.ts';
import { enforceFictionalRules } from '../fictional/enforce-fictional-rules.ts';
import type { ImageRow } from '../images/message-images.sql.ts';
import { messageFromImage } from '../images/send-paid-image.ts';
import type { PaidImage, SentAs } from '../images/write-message-images.sql.ts';

/** Delivers a picture that was paid for when it was sent. Throws every error that refuses a message. */
export async function deliverHeldImage(
  platform: Platform,
  unit: Unit,
  row: ImageRow,
): Promise<SentAs & PaidImage> {
  const { receiver_id: receiver, cost } = row;
  if (receiver === null || cost === null) throw new Error('a picture that was not sent is not delivered');
  const sent = { ...messageFromImage(platform, row, { profile: receiver }, cost), sentBefore: true };
  const delivery = await deliverMessage(unit, row.site_id, sent);
  if (delivery.chat.profile.fictional) await enforceFictionalRules(unit, sent, delivery);
  const { conversation, id: seq } = delivery.message;
  return { conversation, seq, receiver, cost, now: sent.now };
}
