import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** With a real keyboard Enter sends; on a touch screen it is the only way to a new line. */
export const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Where one types, for whoever gives something back to it. */
export const typingFieldId = 'chat-typing-field';

export interface TypingField {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly focus: () => void;
  /** Puts something where the caret stands, or over what is marked. */
  readonly insert: (piece: string) => void;
}

/** A text one types, with a caret that stays where it belongs. */
export function useTypingField(
  value: string,
  setValue: (next: string) => void,
  focusFirst: boolean,
): TypingField {
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  useEffect(() => {
    if (focusFirst && hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, [focusFirst]);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return {
    field,
    focus: () => field.current?.focus(),
    insert(piece) {
      const [start, end] = [field.current?.selectionStart, field.current?.selectionEnd];
      const from = start ?? value.length;
      caret.current = from + piece.length;
      setValue(value.slice(0, from) + piece + value.slice(end ?? value.length));
    },
  };
}
