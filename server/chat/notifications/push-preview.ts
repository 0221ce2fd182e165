import type { Message } from '#contract/chat/message.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { firstWords } from './first-words.ts';

/** As much as a notification shows on a phone. */
const most = 100;

/**
 * Who wrote and the first words, for a member who asked for that (PUSH-9). Of a picture no more than that it is one, and
 * a fictional profile carries its label (SAFE-4). Where the last message is the member's own, let in while they were away,
 * it is not quoted to them as the other's.
 */
export function pushPreview(
  { id, name, fictional }: ProfileCard,
  { sender, kind, text, gift }: Message,
  texts: Texts,
  language: Locale,
): { title: string; body: string } {
  const bodies: Readonly<Record<string, string>> = {
    text: firstWords(text, most),
    image: texts.format(language, 'notifications.push.preview_image'),
    gift:
      gift === null
        ? ''
        : texts.format(language, 'notifications.push.preview_gift', {
            gift: texts.format(language, `chat.gift.${gift}`),
          }),
  };
  const label = fictional ? ` · ${texts.format(language, 'sites.fictional.singular')}` : '';
  return {
    title: `${name}${label}`,
    body: (sender === id && bodies[kind]) || texts.format(language, 'notifications.push.message'),
  };
}
