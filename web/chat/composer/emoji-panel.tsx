import { EmojiPicker } from 'frimousse';
import { type AriaAttributes, useState } from 'react';
import { useLocale } from '#web/platform/intl/use-locale.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { emojiData } from './emoji-data.ts';
import styles from './emoji-panel.module.css';
import { keepSkinTone, keptSkinTone, skinTones } from './skin-tone.ts';
import { hasKeyboard } from './use-composer-field.ts';

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
function SkinToneButton() {
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

/** The library counts rows and columns from 0, ARIA from 1. */
const countedFromOne = <Props extends AriaAttributes>(props: Props): Props => ({
  ...props,
  'aria-rowindex': props['aria-rowindex'] === undefined ? undefined : props['aria-rowindex'] + 1,
  'aria-colindex': props['aria-colindex'] === undefined ? undefined : props['aria-colindex'] + 1,
});

/** An emoji picker with search, for pointer and arrow keys. Loaded when first opened. */
export function EmojiPanel({ onChoose }: { onChoose: (emoji: string) => void }) {
  const text = useText();
  const [skinTone] = useState(keptSkinTone);
  const locale = useLocale();
  return (
    <EmojiPicker.Root
      className={styles.panel}
      locale={locale}
      columns={8}
      skinTone={skinTone}
      resolveEmojiData={() => emojiData(locale, text)}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
    >
      <div className={styles.top}>
        <EmojiPicker.Search
          // On a phone the focus would open the keyboard over the emoji.
          autoFocus={hasKeyboard()}
          // Belongs to no form, so Enter without a result does not send the message being written.
          form="no-form"
          className={styles.search}
          placeholder={text('chat.emoji.search')}
          aria-label={text('chat.emoji.search')}
        />
        <SkinToneButton />
      </div>
      <EmojiPicker.Viewport className={styles.viewport}>
        <EmojiPicker.Loading className={styles.state}>{text('chat.emoji.loading')}</EmojiPicker.Loading>
        <EmojiPicker.Empty className={styles.state}>{text('chat.emoji.empty')}</EmojiPicker.Empty>
        <EmojiPicker.List
          className={styles.list}
          components={{
            CategoryHeader: ({ category, ...rest }) => (
              <div {...rest} className={styles.category}>
                {category.label}
              </div>
            ),
            Row: ({ children, ...rest }) => (
              <div {...countedFromOne(rest)} className={styles.row}>
                {children}
              </div>
            ),
            Emoji: ({ emoji, ...rest }) => (
              <button {...countedFromOne(rest)} type="button" className={styles.emoji}>
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}
