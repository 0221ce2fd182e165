import { describe, expect, test } from 'vitest';
import { operationFaults } from '#tools/checks/rules/operations.ts';
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

describe('operations', () => {
  test('an operation with its handler, registration and test passes', () => {
    expect(operationFaults(treeOf(good))).toEqual([]);
  });

  test('a test that names the operation in words is enough', () => {
    const tree = treeOf({
      ...good,
      'server/chat/messages/send-message.test.ts': '',
      'tests/server/chat.test.ts': "call('chat/send-message')",
    });
    expect(operationFaults(tree)).toEqual([]);
  });

  test('an operation without handler is reported', () => {
    expect(operationFaults(without('server/chat/messages/send-message.ts'))).toEqual([
      'contract/chat/send-message.ts: no handler, write server/chat/<feature>/send-message.ts',
    ]);
  });

  test('an operation that no test names is reported', () => {
    expect(operationFaults(without('server/chat/messages/send-message.test.ts'))).toEqual([
      'contract/chat/send-message.ts: no test names chat/send-message',
    ]);
  });

  test('a second handler for one operation is reported', () => {
    const tree = treeOf({ ...good, 'server/chat/spam/again.ts': 'handler(sendMessage, async () => {});' });
    expect(operationFaults(tree)).toEqual([
      'contract/chat/send-message.ts: several handlers (server/chat/messages/send-message.ts, server/chat/spam/again.ts), keep one in server/chat/<feature>/send-message.ts',
    ]);
  });

  test('a handler may give the imported operation a name of its own', () => {
    const tree = treeOf({
      ...good,
      'server/chat/messages/send-message.ts':
        "import { sendMessage as operation } from '#contract/chat/send-message.ts'; handler(operation, async () => {});",
    });
    expect(operationFaults(tree)).toEqual([]);
  });

  test('a handler of an operation that the contract lacks is reported', () => {
    const tree = treeOf({ ...good, 'server/chat/spam/fly.ts': 'handler(fly, async () => {});' });
    expect(operationFaults(tree)).toEqual(['server/chat/spam/fly.ts: fly is no operation of the contract']);
  });

  test('an operation that is named unlike its file is reported', () => {
    const tree = treeOf({
      ...good,
      'contract/chat/send-message.ts': "export const sendMessage = operation({ name: 'chat/send' });",
    });
    expect(operationFaults(tree)).toEqual([
      "contract/chat/send-message.ts: its operation has to be named 'chat/send-message', after the file",
    ]);
  });
});
