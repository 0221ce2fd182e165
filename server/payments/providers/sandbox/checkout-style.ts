import { createHash } from 'node:crypto';

/** The sandbox bank looks like no real bank, and not like us. */
export const checkoutStyle = `
:root { color-scheme: light dark; --ground: #eef2f4; --card: #fff; --text: #12262f; --quiet: #4c626c; --line: #c9d5da;
  --strong: #0b5e73; --on-strong: #fff; --note: #fff3cd; --on-note: #4a3700; --note-line: #e0b93f; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e181c; --card: #16242a; --text: #e6eff2; --quiet: #a3b8c0;
  --line: #33474f; --strong: #7fd3e6; --on-strong: #06262e; --note: #3a2e08; --on-note: #ffe9a8; --note-line: #7a621a; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 24px 16px 48px; }
.bank { display: flex; align-items: center; gap: 10px; margin: 8px 0 20px; font-weight: 700; font-size: 1.125rem; }
.bank svg { width: 32px; height: 32px; fill: var(--strong); }
.note { background: var(--note); color: var(--on-note); border: 1px solid var(--note-line); border-radius: 8px;
  padding: 12px 16px; margin: 0 0 20px; }
.note strong { display: block; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 20px; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 12px; }
dl { margin: 0 0 20px; display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; }
dt { color: var(--quiet); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
p.amount { font-size: 1.5rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
ul { list-style: none; margin: 0 0 8px; padding: 0; }
li { border-top: 1px solid var(--line); padding: 4px 0 10px; }
li a { display: flex; justify-content: space-between; gap: 20px; min-height: 44px; align-items: center; color: inherit; text-decoration: none; }
li a span:first-child { text-decoration: underline; }
li span { overflow-wrap: anywhere; } small { font-size: 0.875rem; color: var(--quiet); }
nav { display: flex; flex-wrap: wrap; gap: 0 20px; margin-top: 16px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
form { display: grid; gap: 10px; } h2 { font-size: 0.9375rem; font-weight: 600; color: var(--quiet); margin: 14px 0 0; }
h1 + h2 { margin-top: 0; }
label { font-size: 0.9375rem; font-weight: 600; color: var(--quiet); margin-top: 14px; }
select { width: 100%; min-height: 48px; padding: 10px 12px; border-radius: 8px; font: inherit; color: var(--text);
  background: var(--card); border: 1px solid var(--line); }
a.button + form, form + form { margin-top: 24px; }
button, a.button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border-radius: 8px; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; border: 1px solid var(--line);
  background: transparent; color: var(--text); }
button.main, a.button { background: var(--strong); border-color: var(--strong); color: var(--on-strong); }
button:hover, a.button:hover { filter: brightness(0.95); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
p { margin: 0 0 16px; }
`;

const styleHash = createHash('sha256').update(checkoutStyle).digest('base64');

/** Nothing loads, nothing runs, and forms submit only to this site. */
export const checkoutHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
