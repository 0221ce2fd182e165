const counted = (text: string): number => text.replace(/\s/g, '').length;

/** Where so many characters other than spaces stand before. */
function placeAfter(text: string, characters: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < characters; place += 1)
    if (text.charAt(place).trim() !== '') seen += 1;
  return place;
}

/** Writes a field's text otherwise without moving the cursor away from the character it stands behind. */
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

/** Something was taken away: put back by a format it could never be deleted. */
export const isDeleting = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType.startsWith('delete');
