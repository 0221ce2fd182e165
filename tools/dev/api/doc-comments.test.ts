import { expect, test } from 'vitest';
import { docComments } from './doc-comments.ts';

const code = `
import { id } from './id.ts';

/** How many there are. */
const most = 500;

/**
 * Sends a message and charges it (CHAT-3).
 * A repeated key changes nothing (CRED-1, decision 0024).
 *
 * - one
 * - two
 */
export const sendMessage = operation({
  name: 'chat/send-message',
  input: z.strictObject({
    /** The conversation, or null. */
    conversation: z.nullable(id),
    text: z.string(),
  }),
});
`;

test('reads the comments of declarations and of their properties', () => {
  expect(docComments(code)).toEqual([
    { declaration: 'most', field: null, text: 'How many there are.' },
    {
      declaration: 'sendMessage',
      field: null,
      text: 'Sends a message and charges it. A repeated key changes nothing.\n\n- one\n- two',
    },
    { declaration: 'sendMessage', field: 'conversation', text: 'The conversation, or null.' },
  ]);
});

test('ignores a comment that describes nothing', () => {
  expect(docComments('/** A file of its own. */\n\nimport "./a.ts";\n')).toEqual([]);
});
