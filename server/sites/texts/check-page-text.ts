import { lexer, type Token, walkTokens } from 'marked';

/** The facts of a site that a text may name. */
export const pageFacts: ReadonlySet<string> = new Set([
  'site',
  'age',
  'fictional',
  'fictional_writes',
  'message_credits',
  'refund_days',
  'company',
  'address',
  'city',
  'country',
  'email',
  'phone',
  'phone_link',
]);

interface TextError {
  readonly code: 'no_title' | 'html' | 'image' | 'link' | 'unknown_fact';
  /** The part of the text that is refused. */
  readonly words: string;
}

/** A page of the site, another site over HTTPS, or the mail address or telephone number of the company. */
const isAllowedLink = (href: string): boolean =>
  /^\/(?![/\\])[^\\]*$/.test(href) ||
  /^https:\/\/[^/]+/.test(href) ||
  ['mailto:{email}', 'tel:{phone_link}'].includes(decodeURI(href));

const errorOf = (token: Token): TextError | null => {
  if (token.type === 'html') return { code: 'html', words: token.raw.trim() };
  if (token.type === 'image') return { code: 'image', words: token.raw };
  if (token.type === 'link' && !isAllowedLink(String(token.href)))
    return { code: 'link', words: String(token.href) };
  return null;
};

/**
 * Checks the words of a page: a title, no HTML, no pictures, no links but to pages and over HTTPS, and only
 * known placeholders. Returns the first thing that is refused, or null (CON-17, SAFE-6).
 */
export function checkPageText(body: string): TextError | null {
  const tokens = lexer(body);
  const [title] = tokens.filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title.depth !== 1) return { code: 'no_title', words: '' };
  const errors: TextError[] = [];
  void walkTokens(tokens, (token) => {
    const error = errorOf(token);
    if (error !== null) errors.push(error);
  });
  for (const [whole, name = ''] of body.matchAll(/\{(\w+)\}/g))
    if (!pageFacts.has(name)) errors.push({ code: 'unknown_fact', words: whole });
  return errors[0] ?? null;
}

/** The levels of the headings in their order. Anchors are positions, so every language needs the same. */
export const headingsOf = (body: string): string =>
  lexer(body)
    .flatMap((token) => (token.type === 'heading' ? [String(token.depth)] : []))
    .join(' ');
