import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { plainTextPage } from './plain-text-page.ts';

const page = `# Terms of {site}

Be **kind**, see [bans](/pages/ban) and [the law](https://law.example).

## Reach us

- By phone: {phone}
- By mail: {email}

### Why?

- {company}
`;

test('renders a page as text with its facts, full links and no Markdown [CON-8c]', () => {
  const facts = { site: 'Vonk', phone: '', email: 'help@vonk.example', company: '**A** [B](/c)' };
  expect(plainTextPage(page, facts, 'https://vonk.example')).toEqual({
    title: 'Terms of Vonk',
    text: `Terms of Vonk
=============

Be kind, see bans (https://vonk.example/pages/ban) and the law (https://law.example).

Reach us
--------

- By mail: help@vonk.example

Why?

- **A** [B](/c)
`,
  });
});

test.each(locales)('renders the terms in %s without Markdown or empty placeholders [CON-8c]', (language) => {
  const file = new URL(`../../../texts/pages/${language}/terms.md`, import.meta.url);
  const names = [
    'site',
    'age',
    'fictional',
    'fictional_writes',
    'message_credits',
    'refund_days',
    'company',
    'address',
    'city',
  ];
  const facts = Object.fromEntries(
    [...names, 'country', 'email', 'kvk', 'vat'].map((name) => [name, 'fact']),
  );
  const { title, text } = plainTextPage(
    readFileSync(fileURLToPath(file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
    facts,
    'https://vonk.example',
  );
  expect(title).not.toBe('');
  expect(text).not.toMatch(/[{}*[\]#]|---\nversion/);
  expect(text.length).toBeGreaterThan(1000);
});
