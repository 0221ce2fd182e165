import type { PaidKind } from '#contract/chat/message.ts';
import type { Settings } from '#contract/sites/settings.ts';

/** Credits that a message costs its sender, or 0 if the site gives it away (CHAT-3). */
export function messagePrice(
  kind: PaidKind,
  settings: Pick<Settings, 'message_credits' | 'gift_credits' | 'photo_credits'>,
): number {
  switch (kind) {
    case 'text':
      return settings.message_credits;
    case 'gift':
      return settings.gift_credits;
    case 'image':
      return settings.photo_credits;
  }
}
