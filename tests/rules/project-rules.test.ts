import { describe, expect, test } from 'vitest';
import { accountDoorViolations } from '#tools/checks/rules/account-doors.ts';
import { domainNameFindings } from '#tools/checks/rules/domain-names.ts';
import { effectFindings } from '#tools/checks/rules/effects.ts';
import { fictionalFlagFindings } from '#tools/checks/rules/fictional-flag.ts';

import { requirementFindings } from '#tools/checks/rules/requirements.ts';

import { tableFindings } from '#tools/checks/rules/tables.ts';
import { treeOf } from '#tools/checks/tree.ts';

describe('domain names', () => {
  const good = {
    'contract/chat/x.ts': '',
    'contract/kit/x.ts': '',
    'server/main/x.ts': '',
    'web/root.tsx': '',
  };

  test('accepts listed domains and the folders that are not domains', () => {
    expect(domainNameFindings(treeOf(good))).toEqual([]);
  });

  for (const file of [
    'contract/chats/x.ts',
    'server/chats/x.ts',
    'web/chats/x.tsx',
    'texts/messages/nl/chats.json',
    'database/tables/chats.ts',
  ]) {
    test(`reports ${file}, because chats is not a domain`, () => {
      expect(domainNameFindings(treeOf({ [file]: '' }))).toEqual([
        `${file}: 'chats' is not a domain of contract/kit/domains.ts`,
      ]);
    });
  }

  test('reports a server domain without a README', () => {
    expect(domainNameFindings(treeOf({ 'server/chat/register.ts': '' }))).toHaveLength(1);
  });
});

describe('tables', () => {
  const table = (comment: string, name: string, body = '') =>
    `-- ${comment}\ncreate table ${name} (\n  id bigint${body}\n);\n`;
  const refersTo = (name: string) => `,\n  constraint k FOREIGN KEY (id) REFERENCES ${name}(id)`;
  const faults = (...tables: string[]) => tableFindings(treeOf({ 'database/schema.sql': tables.join('\n') }));

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
    expect(tableFindings(store(''))).toHaveLength(1);
    expect(tableFindings(store("import type { ReadonlyKysely } from 'kysely/readonly';"))).toEqual([]);
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

  test('reports a domain with member tables that cannot export or erase them [SAFE-3a]', () => {
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
  const faults = (code: string) => fictionalFlagFindings(treeOf({ 'contract/profiles/x.ts': code }));

  test('accepts a profile shape with the flag and a shape that extends one [FIC-1a]', () => {
    expect(faults('const card = z.object({ fictional: z.boolean(), main_image: image });')).toEqual([]);
    expect(faults('const more = z.extend(card, { about: z.string() });')).toEqual([]);
  });

  test('reports a profile shape without the flag [FIC-1a]', () => {
    expect(faults('const card = z.object({ id, main_image: image });')).toHaveLength(1);
    expect(faults('const card = z.pick(profileCard, { main_image: true });')).toHaveLength(1);
  });
});

describe('effects', () => {
  test('reports an effect without a dependency array, and accepts one with it', () => {
    const faults = effectFindings(
      treeOf({
        'web/chat/good.ts': 'useEffect(() => {}, []); useEffectEvent(() => {});',
        'web/chat/bad.ts': 'useLayoutEffect(() => {});',
      }),
    );
    expect(faults).toEqual(['web/chat/bad.ts: useLayoutEffect has no dependency array']);
  });
});

describe('requirements', () => {
  const document =
    '## CHAT-3 Costs\n\n- CHAT-3a: One demand.\n- CHAT-3b (open): Another. Missing: all. Issue 15.\n';
  const findings = (title: string, more = '') =>
    requirementFindings(
      treeOf({ 'docs/requirements/chat.md': `${document}${more}`, 'server/chat/x.test.ts': title }),
    );

  test('accepts a demand that ends a test title', () => {
    expect(findings("test('sends exactly one [CHAT-3a]', () => {});")).toEqual([]);
    expect(findings("test.describe('sending [CHAT-3a] @phone', () => {});")).toEqual([]);
    expect(
      findings("inEachLanguage('sends exactly one [CHAT-3a, CHAT-4]', () => {});", '## CHAT-4 Free\n'),
    ).toEqual([]);
  });

  test('reports a met demand that only a comment or another text names', () => {
    expect(findings('// sends [CHAT-3a]')).toHaveLength(1);
    expect(findings("expect('[CHAT-3a]').toBe(1)")).toHaveLength(1);
    expect(findings("test('[CHAT-3a] sends exactly one', () => {});")).toHaveLength(1);
  });

  test('reports an id that no document lists, such as a divided row', () => {
    expect(findings("test('sends exactly one [CHAT-3a, CHAT-3]', () => {});")).toEqual([
      'server/chat/x.test.ts: CHAT-3 is not a demand of docs/requirements',
    ]);
  });

  test('reports an open demand that a test names', () => {
    expect(findings("test('sends exactly one [CHAT-3a, CHAT-3b]', () => {});")).toHaveLength(1);
  });

  test('asks no test for a row that cannot have one', () => {
    const paper = '## CHAT-9 Paper\nSource: law.\nNo test: a contract with a company.\n';
    expect(findings("test('sends exactly one [CHAT-3a]', () => {});", paper)).toEqual([]);
  });

  test('reports a demand that is listed twice', () => {
    expect(findings("test('sends exactly one [CHAT-3a]', () => {});", '- CHAT-3a: Again.\n')).toHaveLength(1);
  });
});
