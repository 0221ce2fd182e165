const counted = (text: string): number => text.replace(/\s/g, '').length;

/** The position after the given number of characters, not counting spaces. */
function placeAfter(text: string, characters: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < characters; place += 1)
    if (text.charAt(place).trim() !== '') seen += 1;
  return place;
}

/** Reformats the text of a field and keeps the cursor behind the same character. */
export function formatInPlace(input: HTMLInputElement, format: (typed: string) => string): void {
  const { value } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const before = counted(value.slice(0, input.selectionStart ?? value.length));
  input.value = formatted;
  if (input.ownerDocument.activeElement !== input) return;
  const place = placeAfter(formatted, before);
  input.setSelectionRange(place, place);
}

/**
 * The user deleted a character. Without this check the format would put it back, so it could never be
 * deleted.
 */
export const isDeleting = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType.startsWith('delete');
