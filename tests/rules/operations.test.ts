import { describe, expect, test } from 'vitest';
import { operationFindings } from '#tools/checks/rules/operations.ts';
import { treeOf } from '#tools/checks/tree.ts';

const good = {
  'contract/chat/send-message.ts':
    "export const sendMessage = operation({ name: 'chat/send-message', errors: { too_long: 409 } });",
  'server/chat/messages/send-message.ts':
    'export const sendMessageHandler = handler(sendMessage, async () => {});',
  'server/chat/messages/send-message.test.ts': '',
};

const without = (file: keyof typeof good) =>
  treeOf(Object.fromEntries(Object.entries(good).filter(([name]) => name !== file)));

/** Two operations in one contract file, each with its handler and its test. */
const shared = (noun: string) => ({
  [`contract/chat/${noun}.ts`]: [
    "export const cancelMailChange = operation({ name: 'chat/cancel-mail-change', errors: {} });",
    "export const undoMailChange = operation({ name: 'chat/undo-mail-change', errors: {} });",
  ].join('\n'),
  'server/chat/cancel-mail-change.ts': 'handler(cancelMailChange, async () => {});',
  'server/chat/cancel-mail-change.test.ts': '',
  'server/chat/undo-mail-change.ts': 'handler(undoMailChange, async () => {});',
  'server/chat/undo-mail-change.test.ts': '',
});

describe('operations', () => {
  test('accepts an operation with handler, registration and test', () => {
    expect(operationFindings(treeOf(good))).toEqual([]);
  });

  test('accepts a test that names the operation in a call', () => {
    const tree = treeOf({
      ...good,
      'server/chat/messages/send-message.test.ts': '',
      'tests/server/chat.test.ts': "call('chat/send-message')",
    });
    expect(operationFindings(tree)).toEqual([]);
  });

  test('reports an operation without a handler', () => {
    expect(operationFindings(without('server/chat/messages/send-message.ts'))).toEqual([
      'contract/chat/send-message.ts: no handler, write server/chat/<feature>/send-message.ts',
    ]);
  });

  test('accepts an operation in a folder of its domain, named after the domain', () => {
    const { 'contract/chat/send-message.ts': code, ...others } = good;
    const file = 'contract/chat/console/send-message.ts';
    expect(operationFindings(treeOf({ ...others, [file]: code }))).toEqual([]);
    const { 'server/chat/messages/send-message.ts': _, ...unhandled } = others;
    expect(operationFindings(treeOf({ ...unhandled, [file]: code }))).toEqual([
      `${file}: no handler, write server/chat/<feature>/send-message.ts`,
    ]);
  });

  test('reports an operation that no test names', () => {
    expect(operationFindings(without('server/chat/messages/send-message.test.ts'))).toEqual([
      'contract/chat/send-message.ts: no test names chat/send-message',
    ]);
  });

  test('reports a second handler of an operation', () => {
    const tree = treeOf({ ...good, 'server/chat/spam/again.ts': 'handler(sendMessage, async () => {});' });
    expect(operationFindings(tree)).toEqual([
      'contract/chat/send-message.ts: several handlers (server/chat/messages/send-message.ts, server/chat/spam/again.ts), keep one in server/chat/<feature>/send-message.ts',
    ]);
  });

  test('accepts a handler that renames the imported operation', () => {
    const tree = treeOf({
      ...good,
      'server/chat/messages/send-message.ts':
        "import { sendMessage as operation } from '#contract/chat/send-message.ts'; handler(operation, async () => {});",
    });
    expect(operationFindings(tree)).toEqual([]);
  });

  test('reports a handler of an operation that the contract lacks', () => {
    const tree = treeOf({ ...good, 'server/chat/spam/fly.ts': 'handler(fly, async () => {});' });
    expect(operationFindings(tree)).toEqual([
      'server/chat/spam/fly.ts: fly is not an operation of the contract',
    ]);
  });

  test('reports an operation whose name differs from its file', () => {
    const tree = treeOf({
      ...good,
      'contract/chat/send-message.ts': "export const sendMessage = operation({ name: 'chat/send' });",
    });
    expect(operationFindings(tree)).toEqual([
      "contract/chat/send-message.ts: its operation must be named 'chat/send-message', after the file",
    ]);
  });

  test('accepts operations that share the file of their noun', () => {
    expect(operationFindings(treeOf(shared('mail-change')))).toEqual([]);
  });

  test('reports operations that share a file of another name', () => {
    expect(operationFindings(treeOf(shared('address')))).toEqual([
      "contract/chat/address.ts: chat/cancel-mail-change has to be named 'chat/…-address', after the file that it shares",
      "contract/chat/address.ts: chat/undo-mail-change has to be named 'chat/…-address', after the file that it shares",
    ]);
  });
});
