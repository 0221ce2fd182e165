import { Textarea } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import styles from './composer.module.css';
import { isComposing } from './is-ime-composing.ts';
import { composerFieldId, hasKeyboard } from './use-composer-field.ts';

/** The growing text field. Enter sends on a device with a keyboard. */
export function ComposerField(props: {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  isTooLong: boolean;
  onType: (text: string) => void;
  onEscape: () => void;
  onSend: () => void;
}) {
  const { ref, label, value, isTooLong, onType, onEscape, onSend } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Enter' || event.shiftKey || !hasKeyboard()) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Textarea
      id={composerFieldId}
      ref={ref}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      autosize
      minRows={1}
      maxRows={6}
      variant="unstyled"
      className={styles.field ?? ''}
      classNames={{ input: styles.input ?? '' }}
      placeholder={label}
      aria-label={label}
      aria-invalid={isTooLong}
      aria-describedby="chat-limit"
      enterKeyHint="enter"
      // Text restored by the browser may already have been sent, or may belong to another member.
      autoComplete="off"
    />
  );
}
