import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** With a physical keyboard Enter sends. On a touch screen Enter is the only way to a new line. */
export const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The id of the text field, for code that puts text back into it. */
export const composerFieldId = 'chat-typing-field';

export interface ComposerField {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly focus: () => void;
  /** Inserts text at the caret, or replaces the selection. */
  readonly insert: (piece: string) => void;
}

/** A text field whose caret stays in place. */
export function useComposerField(
  value: string,
  setValue: (next: string) => void,
  focusFirst: boolean,
): ComposerField {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focusFirst && hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, [focusFirst]);
  return {
    field,
    focus: () => field.current?.focus(),
    insert(piece) {
      const [start, end] = [field.current?.selectionStart, field.current?.selectionEnd];
      const from = start ?? value.length;
      // Rendered at once, because the new text moves the caret to its end.
      flushSync(() => setValue(value.slice(0, from) + piece + value.slice(end ?? value.length)));
      field.current?.setSelectionRange(from + piece.length, from + piece.length);
    },
  };
}
