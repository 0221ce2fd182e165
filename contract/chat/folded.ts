/** Words as they are compared: neither case nor accents matter (CHAT-8). */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
