import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookies } from '../http/cookies.ts';
import { chooseLanguage, shownLanguage } from '../http/language.ts';
import type { Platform } from '../platform.ts';
import type { ShownLocale } from '../texts/texts.ts';
import { type Mailbox, type MailboxEntry, returnPathHeader } from './mailbox.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0; } header p { margin: .25rem 0 2rem; opacity: .75; }
article { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; margin: 0 0 1.25rem; padding: 1rem 1.25rem; }
h2 { font-size: 1.125rem; margin: 0; } .meta { margin: 0 0 .75rem; font-size: .875rem; opacity: .75; }
iframe { background: #fff; border: 0; border-radius: 8px; width: 100%; height: 24rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; } ul { padding-left: 1.25rem; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .25rem 0; }
form { display: inline-block; margin: .75rem .5rem 0 0; } [role=status] { font-weight: 600; }
button { background: none; border: 1px solid currentColor; border-radius: 8px; color: inherit; cursor: pointer; font: inherit; min-height: 2.75rem; padding: .25rem .875rem; }`;

type TextFunction = (key: string, values?: Record<string, string>) => string;

/** The unsubscribe address of a mail program's one-click button (RFC 8058). */
const oneClickOf = ({ headers }: MailboxEntry): string | null =>
  /<(https?:[^>]+)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? null;

const button = (action: string, label: string): string =>
  `<form method="post" action="${safe(action)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${safe(label)}</button></form>`;

/** The headers, and buttons that play what happens to a mail at its reader. */
function headersHtml(entry: MailboxEntry, say: TextFunction): string {
  const { headers, id } = entry;
  if (headers === undefined) return '';
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const oneClick = oneClickOf(entry);
  const reports = returnPathHeader in headers ? (['bounce', 'complaint'] as const) : [];
  return `<details><summary>${safe(say('kit.mailbox.headers'))}</summary><pre>${safe(lines.join('\n'))}</pre></details>
${reports.map((report) => button(`/dev/mailbox/${id}/${report}`, say(`kit.mailbox.${report}`))).join('')}${oneClick === null ? '' : button(oneClick, say('kit.mailbox.one_click'))}`;
}

const entryHtml = (entry: MailboxEntry, say: TextFunction): string => `<article>
<h2>${safe(entry.subject || entry.kind)}</h2>
<p class="meta">${safe(say('kit.mailbox.to', { to: entry.to }))} · <time datetime="${safe(entry.sent_at)}">${safe(entry.sent_at.replace('T', ' ').slice(0, 19))}</time> · ${entry.kind}</p>
${
  entry.html === ''
    ? `<pre>${safe(entry.text)}</pre>`
    : `<iframe title="${safe(entry.subject)}" src="/dev/mailbox/${safe(entry.id)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" loading="lazy"></iframe>
<details><summary>${safe(say('kit.mailbox.text'))}</summary><pre>${safe(entry.text)}</pre></details>`
}
${entry.links.length === 0 ? '' : `<details open><summary>${safe(say('kit.mailbox.links'))}</summary><ul>${entry.links.map((link) => `<li><a href="${safe(link)}">${safe(link)}</a></li>`).join('')}</ul></details>`}
${headersHtml(entry, say)}
</article>`;

const page = (
  entries: readonly MailboxEntry[],
  language: string,
  say: TextFunction,
  { nonce, played }: { readonly nonce: string; readonly played: string | null },
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(say('kit.mailbox.title'))}</title><style nonce="${nonce}">${style}</style></head>
<body><header><h1>${safe(say('kit.mailbox.title'))}</h1><p>${safe(say('kit.mailbox.hint'))}</p>${played === null ? '' : `<p role="status">${safe(say('kit.mailbox.played', { report: played }))}</p>`}</header>
<main>${entries.length === 0 ? `<p>${safe(say('kit.mailbox.empty'))}</p>` : entries.map((entry) => entryHtml(entry, say)).join('\n')}</main></body></html>`;

const pagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** A mail is untrusted HTML: no scripts, no origin of its own, no external resources. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

const shown = 100;

/** The report that was just played, from the address to which its form leads. */
const playedReport = ({ played }: { played?: string }): 'bounce' | 'complaint' | null =>
  played === 'bounce' || played === 'complaint' ? played : null;

/**
 * Mounts `/dev/mailbox` for people and `/dev/mailbox.json` for tests, only if mails are not sent to a mail
 * server.
 */
export function mountMailbox(app: FastifyInstance, mailbox: Mailbox, platform: Platform): void {
  const wanted = (request: FastifyRequest<{ Querystring: { to?: string } }>): readonly MailboxEntry[] =>
    mailbox.list(typeof request.query.to === 'string' ? request.query.to : undefined);

  const languageFor = (request: FastifyRequest): ShownLocale => {
    const cookies = readCookies(request.headers.cookie, false);
    const acceptLanguage = request.headers['accept-language'];
    const language = chooseLanguage({ stored: null, cookies, domainLanguage: '', acceptLanguage });
    return shownLanguage(language, cookies, platform.config.demo);
  };

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(wanted(request)),
  );

  app.get<{ Querystring: { to?: string; played?: string } }>('/dev/mailbox', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const language = languageFor(request);
    const say: TextFunction = (key, values) => platform.texts.format(language, key, values);
    return reply
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        page(wanted(request).slice(0, shown), language === 'pseudo' ? 'nl' : language, say, {
          nonce,
          played: playedReport(request.query),
        }),
      );
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const entry = mailbox.list().find((one) => one.id === request.params.id);
    if (entry === undefined) return reply.code(404).type('text/plain').send('');
    return reply
      .headers({ 'content-security-policy': mailPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(`<base target="_top">${entry.html}`);
  });
}
