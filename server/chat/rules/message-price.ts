import type { Message } from '#contract/chat/message.ts';
import type { Settings } from '#contract/sites/settings.ts';

/** Credits a message costs its sender; 0 where the site gives it away (CHAT-3). */
export function messagePrice(kind: Message['kind'], settings: Pick<Settings, 'message_credits'>): number {
  switch (kind) {
    case 'text':
      return settings.message_credits;
  }
}
