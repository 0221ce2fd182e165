import { describe, expect, test } from 'vitest';
import { accountDoorViolations } from '#tools/checks/rules/account-doors.ts';
import { domainNameFaults } from '#tools/checks/rules/domain-names.ts';
import { fictionalFlagFaults } from '#tools/checks/rules/fictional-flag.ts';

import { requirementsWithoutTest } from '#tools/checks/rules/requirement-ids.ts';

import { tableFaults } from '#tools/checks/rules/tables.ts';
import { treeOf } from '#tools/checks/tree.ts';

describe('domain names', () => {
  const good = {
    'contract/chat/x.ts': '',
    'contract/kit/x.ts': '',
    'server/main/x.ts': '',
    'web/root.tsx': '',
  };

  test('accepts listed domains and the folders that are not domains', () => {
    expect(domainNameFaults(treeOf(good))).toEqual([]);
  });

  for (const file of [
    'contract/chats/x.ts',
    'server/chats/x.ts',
    'web/chats/x.tsx',
    'texts/messages/nl/chats.json',
    'database/tables/chats.ts',
  ]) {
    test(`reports ${file}, because chats is not a domain`, () => {
      expect(domainNameFaults(treeOf({ [file]: '' }))).toEqual([
        `${file}: 'chats' is no domain of contract/kit/domains.ts`,
      ]);
    });
  }

  test('reports a server domain without a README', () => {
    expect(domainNameFaults(treeOf({ 'server/chat/register.ts': '' }))).toHaveLength(1);
  });
});

describe('tables', () => {
  const table = (comment: string, name: string, body = '') =>
    `-- ${comment}\ncreate table ${name} (\n  id bigint${body}\n);\n`;
  const refersTo = (name: string) => `,\n  constraint k FOREIGN KEY (id) REFERENCES ${name}(id)`;
  const faults = (...tables: string[]) => tableFaults(treeOf({ 'database/schema.sql': tables.join('\n') }));

  test('accepts owned tables that reference earlier domains', () => {
    expect(faults(table('sites: m', 'members'), table('chat: m', 'messages', refersTo('members')))).toEqual(
      [],
    );
  });

  test('reports a table without an owner', () => {
    expect(faults(table('holds messages', 'messages'))).toHaveLength(1);
  });

  test('reports a table that references a later domain', () => {
    expect(faults(table('likes: l', 'likes', refersTo('messages')), table('chat: m', 'messages'))).toEqual([
      'table likes: likes may not refer to messages of chat, a later domain',
    ]);
  });

  test('reports a store that could write the tables of another domain (R8)', () => {
    const store = (more: string) =>
      treeOf({ 'server/chat/inbox/x.sql.ts': `import type { X } from '#database/tables/likes.ts';${more}` });
    expect(tableFaults(store(''))).toHaveLength(1);
    expect(tableFaults(store("import type { ReadonlyKysely } from 'kysely/readonly';"))).toEqual([]);
  });
});

describe('account doors', () => {
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

  test('accepts domains with member tables and called doors, and domains without member tables', () => {
    expect(accountDoorViolations(treeOf(good))).toEqual([]);
  });

  test('reports a domain with member tables that cannot export or erase them [SAFE-3]', () => {
    const without = Object.entries(good).filter(([file]) => file !== 'server/chat/export-account.ts');
    expect(accountDoorViolations(treeOf(Object.fromEntries(without)))).toEqual([
      'server/chat/export-account.ts: is missing, and chat has a table that refers to members',
    ]);
  });

  test('reports a door that accounts does not call', () => {
    const forgetful = { ...good, 'server/accounts/deletion/all.ts': called('sites') };
    expect(accountDoorViolations(treeOf(forgetful))).toHaveLength(2);
  });

  test('applies to the tables of accounts as well', () => {
    const own = { ...good, 'database/schema.sql': table('accounts', 'sessions', ofMember) };
    expect(accountDoorViolations(treeOf(own))).toHaveLength(2);
    const both =
      "import { eraseAccount } from '../erase-account.ts'; import { exportAccount } from '../export-account.ts';";
    expect(
      accountDoorViolations(
        treeOf({ ...own, ...doorsOf('accounts'), 'server/accounts/deletion/all.ts': both }),
      ),
    ).toEqual([]);
  });
});

describe('fictional profiles', () => {
  const faults = (code: string) => fictionalFlagFaults(treeOf({ 'contract/profiles/x.ts': code }));

  test('accepts a profile shape with the flag and a shape that extends one', () => {
    expect(faults('const card = z.object({ fictional: z.boolean(), main_image: image });')).toEqual([]);
    expect(faults('const more = z.extend(card, { about: z.string() });')).toEqual([]);
  });

  test('reports a profile shape without the flag', () => {
    expect(faults('const card = z.object({ id, main_image: image });')).toHaveLength(1);
    expect(faults('const card = z.pick(profileCard, { main_image: true });')).toHaveLength(1);
  });
});

describe('requirements', () => {
  const faults = (title: string, exceptions = {}) =>
    requirementsWithoutTest(treeOf({ 'server/chat/x.test.ts': title }), ['CHAT-3'], exceptions);

  test('accepts an id in a test title', () => {
    expect(faults("test('sends exactly one [CHAT-3]', () => {});")).toEqual([]);
    expect(faults("test.each([1])('sends exactly %s [CRED-3, CHAT-3]', () => {});")).toEqual([]);
    expect(faults("test.describe('sending [CHAT-3] @phone', () => {});")).toEqual([]);
    expect(faults("inEachLanguage('sends exactly one [API-1, CHAT-3]', () => {});")).toEqual([]);
  });

  test('reports an id that only a comment or another text contains', () => {
    expect(faults('// [CHAT-3]')).toHaveLength(1);
    expect(faults("expect('[CHAT-3]').toBe(1)")).toHaveLength(1);
    expect(faults("test('does something else [CHAT-30]', () => {});")).toHaveLength(1);
    expect(faults("test('sends as CHAT-3 did [CRED-3]', () => {});")).toHaveLength(1);
  });

  test('reports an exception for an id that a test proves', () => {
    const exceptions = { 'CHAT-3': 'on paper' };
    expect(faults("test('does something else [CRED-3]', () => {});", exceptions)).toEqual([]);
    expect(faults("test('sends exactly one [CHAT-3]', () => {});", exceptions)).toHaveLength(1);
  });
});
