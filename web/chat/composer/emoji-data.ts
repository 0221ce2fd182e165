import type { EmojiData } from 'frimousse';
import type { Locale } from '#contract/kit/locale.ts';
import type { TextFunction, TextKey } from '#web/platform/intl/use-text.tsx';

/** Names and keywords are bundled with our scripts by language, so the picker calls no third party. */
const read = {
  nl: () => import('emojibase-data/nl/data.json'),
  en: () => import('emojibase-data/en/data.json'),
  da: () => import('emojibase-data/da/data.json'),
  de: () => import('emojibase-data/de/data.json'),
  es: () => import('emojibase-data/es/data.json'),
  fi: () => import('emojibase-data/fi/data.json'),
  fr: () => import('emojibase-data/fr/data.json'),
  it: () => import('emojibase-data/it/data.json'),
  no: () => import('emojibase-data/nb/data.json'),
  pl: () => import('emojibase-data/pl/data.json'),
  sv: () => import('emojibase-data/sv/data.json'),
} as const satisfies Readonly<Record<Locale, unknown>>;

/**
 * The groups shown, by their number in the data. Flags are left out because Windows draws them as letters.
 */
const groups: readonly (readonly [number, TextKey])[] = [
  [0, 'chat.emoji.group.smileys'],
  [1, 'chat.emoji.group.people'],
  [3, 'chat.emoji.group.nature'],
  [4, 'chat.emoji.group.food'],
  [5, 'chat.emoji.group.travel'],
  [6, 'chat.emoji.group.activities'],
  [7, 'chat.emoji.group.objects'],
  [8, 'chat.emoji.group.symbols'],
];

/** The newest emoji version that recent devices draw. A newer emoji would be an empty box to the receiver. */
const newest = 15;

type EmojiEntry = Awaited<ReturnType<(typeof read)[Locale]>>['default'][number];

/**
 * The emoji in each skin tone, or null if it has none. Emoji of two people are offered with the same tone for
 * both only.
 */
const inSkins = (skins: EmojiEntry['skins'] = []) => {
  const [light, mediumLight, medium, mediumDark, dark] = [1, 2, 3, 4, 5].map(
    (wanted) => skins.find(({ tone }) => tone === wanted)?.emoji,
  );
  if (!light || !mediumLight || !medium || !mediumDark || !dark) return null;
  return { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark };
};

/** All emoji with their names in a language. */
export async function emojiData(locale: Locale, text: TextFunction): Promise<EmojiData> {
  const { default: all } = await read[locale]();
  const shown = new Set(groups.map(([index]) => index));
  return {
    locale,
    emojis: all.flatMap(({ emoji, group, label, tags, version, skins: drawn }) => {
      if (group === undefined || !shown.has(group) || version > newest) return [];
      const skins = inSkins(drawn);
      return [{ emoji, category: group, label, version, tags: tags ?? [], ...(skins && { skins }) }];
    }),
    categories: groups.map(([index, key]) => ({ index, label: text(key) })),
    skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' },
  };
}
