/** A piece of a text: words, or an address that somebody may want to open. */
export interface TextPiece {
  readonly at: number;
  readonly text: string;
  /** Where it leads; null for words. */
  readonly address: string | null;
}

// Bare names such as "vonk.nl" stay words: guessing at them would only help those who send bad ones.
const candidate = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
const trailing = /[.,;:!?)\]}'’”…]+$/;

const addressOf = (text: string): string | null => {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return null;
  const { href, protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
};

/** A text in its pieces, with the web addresses in it apart (CHAT-8). What closes a sentence is no part of an address. */
export function linksIn(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  const words = (to: number) => {
    if (to > done) pieces.push({ at: done, text: text.slice(done, to), address: null });
  };
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const shown = found.replace(trailing, '');
    const address = addressOf(shown);
    if (address === null) continue;
    words(index);
    pieces.push({ at: index, text: shown, address });
    done = index + shown.length;
  }
  words(text.length);
  return pieces;
}
