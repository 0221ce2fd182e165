import type { Message } from '#contract/chat/message.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Texts } from '#server/platform/texts/texts.ts';

/**
 * The beginning of a text on one line. Cuts between words if that keeps at least half of the text, and never
 * within a character.
 */
export function truncateAtWord(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  if (signs.length <= most) return line;
  const cut = signs.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Maximum number of characters that a phone shows in a notification. */
const most = 100;

/**
 * The sender's name and the first words, for members who enabled previews (PUSH-9).
 * - A picture is mentioned but not shown.
 * - A fictional profile carries its label (SAFE-4).
 * - The last message may be the member's own picture, approved while they were away. It is not quoted as the
 *   other member's.
 */
export function pushPreview(
  { id, name, fictional }: ProfileCard,
  { sender, kind, text, gift }: Message,
  texts: Texts,
  language: Locale,
): { title: string; body: string } {
  const bodies: Readonly<Record<string, string>> = {
    text: truncateAtWord(text, most),
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
