import { describe, expect, test } from 'vitest';
import { newestChats } from '#server/chat/conversations/participants.sql.ts';
import { readWallet } from '#server/ledger/wallets.sql.ts';
import { foldLines, printStatement } from './print-statement.ts';
import { recordStatements } from './record-statements.ts';
import { outdatedSnapshots, type Snapshot, snapshotText } from './snapshot.ts';

/** A snapshot of the chat list with a page of this size. */
const chatList = (limit: number): Snapshot => ({
  file: 'docs/sql/chats.sql',
  about: 'The statements of the chat list.',
  examples: [
    {
      title: 'newestChats: the first page',
      requirements: ['CHAT-1a'],
      parameters: { member: 1001 },
      run: (db) => newestChats(db, 1001, undefined, limit),
    },
  ],
});

const stored = (text: string) => async () => text;

describe('statement snapshots', () => {
  test('report a changed statement with its line, and the new text', async () => {
    const before = await snapshotText(chatList(50));
    expect(await outdatedSnapshots([chatList(50)], stored(before))).toEqual([]);

    const [outdated] = await outdatedSnapshots([chatList(51)], stored(before));
    const line = before.split('\n').findIndex((each) => each.includes('50 rows')) + 1;
    expect(outdated?.report).toContain(`docs/sql/chats.sql:${line} does not match the executed statements`);
    expect(outdated?.text).toBe(before.replace('50 rows', '51 rows'));
  });

  test('report a missing file, and text after the last statement', async () => {
    const text = await snapshotText(chatList(50));
    const missing = await outdatedSnapshots([chatList(50)], async () => undefined);
    expect(missing).toMatchObject([{ file: 'docs/sql/chats.sql', text }]);
    expect(await outdatedSnapshots([chatList(50)], stored(`${text}select 1;\n`))).toHaveLength(1);
  });

  test('name the function, its file, its requirement and its parameters above each statement', async () => {
    const text = await snapshotText(chatList(50));
    expect(text).toContain('-- 1. newestChats: the first page [CHAT-1a]');
    expect(text).toContain('-- 1.1 newestChats (server/chat/conversations/participants.sql.ts)');
    expect(text).toContain('--   :member = 1001\nselect\n');
    expect(text).toContain('where mine.member_id = :member and');
  });

  test('refer to an earlier place instead of repeating a statement', async () => {
    const snapshot = chatList(50);
    const text = await snapshotText({
      ...snapshot,
      examples: [...snapshot.examples, ...snapshot.examples],
    });
    expect(text).toContain(
      '-- 2.1 newestChats (server/chat/conversations/participants.sql.ts): the same as 1.1',
    );
    expect(text.match(/^from participants|^ {2}participants mine$/gm)).toHaveLength(1);
  });

  test('record statements of a function in order, with the rows that an example states', async () => {
    const wallet = { balance: 3, premium_since: null, purchase_credits: null };
    const balances: unknown[] = [];
    const recorded = await recordStatements(
      async (db) => {
        balances.push((await readWallet(db, 7))?.credits, (await readWallet(db, 8))?.credits);
      },
      { readWallet: [[wallet], []] },
    );
    expect(balances).toEqual([3, undefined]);
    expect(recorded.map(({ name, parameters }) => [name, parameters])).toEqual([
      ['readWallet', [7]],
      ['readWallet', [8]],
    ]);
  });
});

describe('printed statements', () => {
  const source = { name: 'f', file: 'server/f.sql.ts' };

  test('write named values as :name and other values as literals', () => {
    const sql = 'select $1::int, $2, $3, $4 from t where id = any($5)';
    const parameters = [7, "it's", null, new Date(0), [1, 2]];
    expect(printStatement({ ...source, sql, parameters }, { member: 7, ids: [1, 2] })).toBe(
      "select :member::int, 'it''s', null, '1970-01-01T00:00:00.000Z'\nfrom t\nwhere id = any (:ids);",
    );
  });

  test('join short clauses and groups, but not long ones', () => {
    expect(foldLines('select\n  a,\n  b\nfrom\n  t\nwhere\n  a in (\n    select\n      1\n  )')).toBe(
      'select a, b\nfrom t\nwhere a in (select 1)',
    );
    const long = `select\n  ${'a'.repeat(60)},\n  ${'b'.repeat(60)}`;
    expect(foldLines(long)).toBe(long);
  });
});
