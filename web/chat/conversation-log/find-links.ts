/** A piece of a text: plain text or a web address. */
export interface TextPiece {
  readonly at: number;
  readonly text: string;
  /** The URL, or null for plain text. */
  readonly address: string | null;
}

// Bare names such as "vonk.nl" stay plain text. Guessing would only help senders of malicious links.
const candidate = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
const trailing = /[.,;:!?)\]}'’”…]+$/;

const addressOf = (text: string): string | null => {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return null;
  const { href, protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
};

/**
 * Splits a text into plain text and web addresses (CHAT-8). Closing punctuation is not part of an address.
 */
export function findLinks(text: string): readonly TextPiece[] {
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
