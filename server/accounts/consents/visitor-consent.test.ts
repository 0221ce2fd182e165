import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { locales } from '#contract/kit/locale.ts';

const root = `${import.meta.dirname}/../../../texts`;
const messages = z.record(z.string(), z.string());

test.each(locales)(
  'consent and privacy page in %s name the switch that decides what visitors see [GDPR-2e]',
  async (locale) => {
    const texts = z.parse(
      messages,
      JSON.parse(await readFile(`${root}/messages/${locale}/accounts.json`, 'utf8')),
    );
    const choice = texts['accounts.visibility.members_only'] ?? 'missing';
    expect(texts['accounts.sign_up.accept_sensitive_data']).toContain(choice);
    expect(await readFile(`${root}/pages/${locale}/privacy.md`, 'utf8')).toContain(choice);
  },
);
