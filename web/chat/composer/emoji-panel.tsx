import { EmojiPicker } from 'frimousse';
import { type AriaAttributes, useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '#contract/kit/locale.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { emojiData } from './emoji-data.ts';
import styles from './emoji-panel.module.css';
import { keptSkinTone } from './skin-tone.ts';
import { SkinToneButton } from './skin-tone-button.tsx';

/** The library counts rows and columns from 0, ARIA from 1. */
const countedFromOne = <Props extends AriaAttributes>(props: Props): Props => ({
  ...props,
  'aria-rowindex': props['aria-rowindex'] === undefined ? undefined : props['aria-rowindex'] + 1,
  'aria-colindex': props['aria-colindex'] === undefined ? undefined : props['aria-colindex'] + 1,
});

/** An emoji picker with search, for pointer and arrow keys. Loaded when first opened. */
export function EmojiPanel({ onChoose }: { onChoose: (emoji: string) => void }) {
  const text = useText();
  const language = useIntl().locale.slice(0, 2);
  const [skinTone] = useState(keptSkinTone);
  const locale = localeOf(language) ?? 'nl';
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
          autoFocus
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
