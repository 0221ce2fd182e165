import { createHash } from 'node:crypto';
import type { Locale } from '#contract/kit/locale.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { markDrawing } from './draw-icon.ts';
import { escapeMarkup } from './escape-markup.ts';
import { nicheColours, roles } from './niche-colours.ts';

export interface OfflineTexts {
  readonly site: string;
  readonly title: string;
  readonly body: string;
  readonly again: string;
}

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:${roles.ground};color:${roles.text};font:1.0625rem/1.5 Figtree,system-ui,sans-serif}
main{box-sizing:border-box;max-width:28rem;padding:24px;text-align:center}
svg{width:112px;height:112px;margin-bottom:16px}
h1{margin:0 0 8px;font-size:2rem;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
p{margin:0 0 28px;color:${roles.quiet}}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border-radius:999px;background:${roles.primary};color:${roles.onPrimary};font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid ${roles.secondary};outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:${roles.darkGround};color:${roles.darkText}}p{color:${roles.darkQuiet}}a:focus-visible{outline-color:${roles.darkText}}}
`;

/** Content security policy of the offline page: only its own style, by hash. */
export const offlinePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page that the service worker shows if a page cannot be loaded (SHELL-15). It is shown under that page's
 * address, so its link retries the same address. It needs no file or script and contains no personal data.
 */
export function offlinePage(niche: Niche, language: Locale, texts: OfflineTexts): string {
  const mark = markDrawing({ mark: roles.primary, spark: nicheColours[niche].accent });
  const [title, body, again, site] = [texts.title, texts.body, texts.again, texts.site].map(escapeMarkup);
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<meta name="robots" content="noindex"><title>${title} · ${site}</title><style>${style}</style></head>` +
    `<body><main><svg viewBox="0 0 40 40" aria-hidden="true">${mark}</svg>` +
    `<h1>${title}</h1><p>${body}</p><a href="">${again}</a></main></body></html>`
  );
}
