import { describe, expect, test } from 'vitest';
import { accountDoorFaults } from '#tools/checks/rules/account-doors.ts';
import { domainNameFaults } from '#tools/checks/rules/domain-names.ts';
import { fictionalFlagFaults } from '#tools/checks/rules/fictional-flag.ts';
import { fileSizeFaults, fileSizeWarnings } from '#tools/checks/rules/file-sizes.ts';
import { requirementFaults } from '#tools/checks/rules/requirement-ids.ts';
import { tableFaults } from '#tools/checks/rules/tables.ts';
import { treeOf } from '#tools/checks/tree.ts';

describe('domain names', () => {
  const good = {
    'contract/chat/x.ts': '',
    'contract/kit/x.ts': '',
    'server/main/x.ts': '',
    'web/root.tsx': '',
  };

  test('domains of the list, and the folders that are none, pass', () => {
    expect(domainNameFaults(treeOf(good))).toEqual([]);
  });

  for (const file of [
    'contract/chats/x.ts',
    'server/chats/x.ts',
    'web/chats/x.tsx',
    'texts/messages/nl/chats.json',
    'database/tables/chats.ts',
  ]) {
    test(`${file} is reported: chats is no domain`, () => {
      expect(domainNameFaults(treeOf({ [file]: '' }))).toEqual([
        `${file}: 'chats' is no domain of contract/kit/domains.ts`,
      ]);
    });
  }

  test('a server domain without README is reported', () => {
    expect(domainNameFaults(treeOf({ 'server/chat/register.ts': '' }))).toHaveLength(1);
  });
});

describe('tables', () => {
  const table = (comment: string, name: string, body = '') =>
    `-- ${comment}\ncreate table ${name} (\n  id bigint${body}\n);\n`;
  const refersTo = (name: string) => `,\n  constraint k FOREIGN KEY (id) REFERENCES ${name}(id)`;
  const faults = (...tables: string[]) => tableFaults(treeOf({ 'database/schema.sql': tables.join('\n') }));

  test('owned tables that refer to earlier domains pass', () => {
    expect(faults(table('sites: m', 'members'), table('chat: m', 'messages', refersTo('members')))).toEqual(
      [],
    );
  });

  test('a table without owner is reported', () => {
    expect(faults(table('holds messages', 'messages'))).toHaveLength(1);
  });

  test('a table that refers to a later domain is reported', () => {
    expect(faults(table('likes: l', 'likes', refersTo('messages')), table('chat: m', 'messages'))).toEqual([
      'table likes: likes may not refer to messages of chat, a later domain',
    ]);
  });

  test('R8: a store that could write the tables of another domain is reported', () => {
    const store = (more: string) =>
      treeOf({ 'server/chat/inbox/x.sql.ts': `import type { X } from '#database/tables/likes.ts';${more}` });
    expect(tableFaults(store(''))).toHaveLength(1);
    expect(tableFaults(store("import type { ReadonlyKysely } from 'kysely/readonly';"))).toEqual([]);
  });
});

describe('doors of an account', () => {
  const table = (owner: string, name: string, body = '') =>
    `-- ${owner}: rows\ncreate table ${name} (\n  id bigint${body}\n);\n`;
  const ofMember = ',\n  constraint k FOREIGN KEY (id) REFERENCES members(id)';
  const called = (...domains: string[]) =>
    domains
      .flatMap((domain) => [
        `import { eraseAccount as erase } from '#server/${domain}/door.ts';`,
        `import { exportAccount as read } from '#server/${domain}/door.ts';`,
      ])
      .join('\n');
  const doorsOf = (domain: string) => ({
    [`server/${domain}/erase-account.ts`]: '',
    [`server/${domain}/export-account.ts`]: '',
  });
  const good = {
    'database/schema.sql': [
      table('sites', 'members'),
      table('chat', 'messages', ofMember),
      table('tracking', 'visits'),
    ].join('\n'),
    ...doorsOf('sites'),
    ...doorsOf('chat'),
    'server/accounts/deletion/all.ts': called('sites', 'chat'),
  };

  test('domains that know members, whose doors accounts calls, pass; one that knows none needs no door', () => {
    expect(accountDoorFaults(treeOf(good))).toEqual([]);
  });

  test('[SAFE-3] a domain that knows members and cannot export or erase them is reported', () => {
    const without = Object.entries(good).filter(([file]) => file !== 'server/chat/export-account.ts');
    expect(accountDoorFaults(treeOf(Object.fromEntries(without)))).toEqual([
      'server/chat/export-account.ts: is missing, and chat has a table that refers to members',
    ]);
  });

  test('a door that accounts does not call is reported', () => {
    const forgetful = { ...good, 'server/accounts/deletion/all.ts': called('sites') };
    expect(accountDoorFaults(treeOf(forgetful))).toHaveLength(2);
  });

  test('the tables of accounts itself are no exception', () => {
    const own = { ...good, 'database/schema.sql': table('accounts', 'sessions', ofMember) };
    expect(accountDoorFaults(treeOf(own))).toHaveLength(2);
    const both =
      "import { eraseAccount } from '../erase-account.ts'; import { exportAccount } from '../export-account.ts';";
    expect(
      accountDoorFaults(treeOf({ ...own, ...doorsOf('accounts'), 'server/accounts/deletion/all.ts': both })),
    ).toEqual([]);
  });
});

describe('fictional profiles', () => {
  const faults = (code: string) => fictionalFlagFaults(treeOf({ 'contract/profiles/x.ts': code }));

  test('a profile shape with the flag passes, and so does one that extends it', () => {
    expect(faults('const card = z.object({ fictional: z.boolean(), main_image: image });')).toEqual([]);
    expect(faults('const more = z.extend(card, { about: z.string() });')).toEqual([]);
  });

  test('a profile shape without the flag is reported', () => {
    expect(faults('const card = z.object({ id, main_image: image });')).toHaveLength(1);
    expect(faults('const card = z.pick(profileCard, { main_image: true });')).toHaveLength(1);
  });
});

describe('file sizes', () => {
  const tree = (lines: number) => treeOf({ 'server/chat/x.ts': 'x\n'.repeat(lines) });

  test('400 lines pass with a warning, 401 do not', () => {
    expect(fileSizeFaults(tree(400), {})).toEqual([]);
    expect(fileSizeWarnings(tree(400))).toHaveLength(1);
    expect(fileSizeWarnings(tree(250))).toEqual([]);
    expect(fileSizeFaults(tree(401), {})).toHaveLength(1);
  });

  test('an exception counts only as long as it is needed', () => {
    const exceptions = { 'server/chat/x.ts': 'a table of facts' };
    expect(fileSizeFaults(tree(401), exceptions)).toEqual([]);
    expect(fileSizeFaults(tree(400), exceptions)).toHaveLength(1);
  });
});

describe('requirements', () => {
  const faults = (title: string, exceptions = {}) =>
    requirementFaults(treeOf({ 'server/chat/x.test.ts': title }), ['CHAT-3'], exceptions);

  test('a title with the id passes', () => {
    expect(faults("test('[CHAT-3] exactly one goes out', () => {});")).toEqual([]);
    expect(faults("test.each([1])('[CRED-3] [CHAT-3] exactly one', () => {});")).toEqual([]);
    expect(faults("test.describe('[CHAT-3] sending', () => {});")).toEqual([]);
    expect(faults("inEachLanguage('[CRED-3] exactly one (API-1, CHAT-3)', () => {});")).toEqual([]);
  });

  test('an id that only a comment, another text or no test carries is reported', () => {
    expect(faults('// [CHAT-3]')).toHaveLength(1);
    expect(faults("expect('[CHAT-3]').toBe(1)")).toHaveLength(1);
    expect(faults("test('[CHAT-30] something else', () => {});")).toHaveLength(1);
    expect(faults("test('[CRED-3] beside CHAT-3 of old', () => {});")).toHaveLength(1);
  });

  test('an exception counts only as long as nothing proves it', () => {
    const exceptions = { 'CHAT-3': 'on paper' };
    expect(faults("test('[CRED-3] something else', () => {});", exceptions)).toEqual([]);
    expect(faults("test('[CHAT-3] exactly one', () => {});", exceptions)).toHaveLength(1);
  });
});
