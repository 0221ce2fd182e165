import { EmojiPicker } from 'frimousse';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import styles from './emoji-panel.module.css';
import { keepSkinTone, skinTones } from './skin-tone.ts';

const names = {
  none: 'chat.emoji.skin.none',
  light: 'chat.emoji.skin.light',
  'medium-light': 'chat.emoji.skin.medium_light',
  medium: 'chat.emoji.skin.medium',
  'medium-dark': 'chat.emoji.skin.medium_dark',
  dark: 'chat.emoji.skin.dark',
} as const satisfies Readonly<Record<(typeof skinTones)[number], TextKey>>;

/**
 * The skin tone of all hands and people in the panel. Each press selects the next one, and the choice is
 * remembered.
 */
export function SkinToneButton() {
  const text = useText();
  return (
    <EmojiPicker.SkinTone emoji="👋">
      {({ skinTone, setSkinTone, skinToneVariations }) => {
        const next = skinTones[(skinTones.indexOf(skinTone) + 1) % skinTones.length] ?? 'none';
        return (
          <button
            type="button"
            className={styles.emoji}
            aria-label={text('chat.emoji.skin', { name: text(names[skinTone]) })}
            aria-live="polite"
            onClick={() => {
              setSkinTone(next);
              keepSkinTone(next);
            }}
          >
            {skinToneVariations.find((shown) => shown.skinTone === skinTone)?.emoji}
          </button>
        );
      }}
    </EmojiPicker.SkinTone>
  );
}
