import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everydayPages } from '#web/platform/intl/everyday-pages.ts';
import routes from '#web/routes.ts';
import { pageKeys } from './page-keys.ts';
import { compileCatalogue, serverOnly } from './vite-texts.ts';

test('uses server-only texts only in pages without script [B18]', () => {
  const naming = globSync('web/**/*.{ts,tsx}').filter((file) => {
    const keys =
      readFileSync(file, 'utf8').match(/'[a-z]+\.[a-z_]+\.[a-z_.]+'|"[a-z]+\.[a-z_]+\.[a-z_.]+"/g) ?? [];
    return keys.some((key) => serverOnly.test(key.slice(1, -1)));
  });
  expect(naming.filter((file) => !file.startsWith('web/content/'))).toEqual([]);
});

/** Route id of each page, with its file. */
const pagesOf = (entries: typeof routes): Array<readonly [string, string]> =>
  entries.flatMap(({ id, file, children = [] }) => [
    [id ?? file.replace(/\.tsx$/, ''), file] as const,
    ...pagesOf(children),
  ]);

test('lists only existing routes as everyday pages [B18]', () => {
  const pages = pagesOf(routes).map((page) => page.join(' '));
  const everyday = [...everydayPages].map((page) => page.join(' '));
  expect(everyday.filter((page) => !pages.includes(page))).toEqual([]);
});

test('loads the texts of a page, its frame and its own lazy parts first, and few others [B18]', () => {
  const keys = Object.keys(compileCatalogue('texts/messages', 'nl'));
  const said = pageKeys(process.cwd(), keys, 'discovery/search/members-page.tsx');
  const named = [
    // Keys of a page, of a part of it, of a lazy dialog, of the frame and of the navigation.
    'discovery.title',
    'discovery.filter',
    'discovery.saved.title',
    'shell.error.general',
    'shell.messages',
  ];
  expect(named.filter((key) => !said.has(key))).toEqual([]);
  expect([...said].filter((key) => key.startsWith('operators.'))).toEqual([]);
  // The sign-up waits for all texts (`withAllTexts`).
  expect([...said].filter((key) => key.startsWith('accounts.sign_up.'))).toEqual([]);
  expect(said.size).toBeLessThan(keys.length / 5);
});

test('counts no texts of code that only the loader of a page uses [B18]', () => {
  const keys = Object.keys(compileCatalogue('texts/messages', 'nl'));
  const chats = pageKeys(process.cwd(), keys, 'chat/inbox/chats-page.tsx');
  const likes = pageKeys(process.cwd(), keys, 'likes/likes-page.tsx');
  expect(chats.has('chat.list_empty_title')).toBe(true);
  expect(likes.has('likes.lead')).toBe(true);
  // Both pages show people of the search, and nothing else of it.
  const other =
    /^(?:discovery\.(?:error|field|filter|lead|match|nobody|order|relaxed|swipe)|profiles\.interest\.)/;
  expect([...chats, ...likes].filter((key) => other.test(key))).toEqual([]);
});

test('loads the texts of field errors first only for a page with a form [B18]', () => {
  const keys = Object.keys(compileCatalogue('texts/messages', 'nl'));
  const hasFields = (page: string) => pageKeys(process.cwd(), keys, page).has('kit.field.invalid');
  expect(hasFields('accounts/log-in/log-in-page.tsx')).toBe(true);
  expect(hasFields('chat/inbox/chats-page.tsx')).toBe(false);
});
