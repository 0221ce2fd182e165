import { expect, test } from 'vitest';
import { partsInUse, slimOperations } from './slim-operations.ts';

const module = `import * as z from 'zod/mini';
export const rate = 3;
export const sendLike = operation({
  name: 'likes/send-like',
  summary: 'Send a like',
  method: 'POST',
  path: '/api/likes.php',
  caller: 'member',
  limit: { calls: rate, seconds: 60 },
  input: z.strictObject({ profile: z.int() }),
  answer: z.object({ match: z.boolean() }),
  errors: { gone: 410 },
});
export const other = 4;
`;
const call = "name: 'likes/send-like', method: 'POST', path: '/api/likes.php', caller: 'member'";

test('leaves of an operation only what a call needs [B18]', () => {
  expect(slimOperations('send-like.ts', module, new Set())).toBe(`import * as z from 'zod/mini';
export const rate = 3;
export const sendLike = operation({ ${call} });
export const other = 4;
`);
});

test('keeps a schema that browser code reads by name [B18]', () => {
  const inUse = partsInUse(['useCallForm({ schema: sendLike.input })', 'getLikes.answer']);
  const slim = slimOperations('send-like.ts', module, inUse);
  expect(slim).toContain(`${call}, input: z.strictObject({ profile: z.int() }) });`);
  expect(slim).not.toContain('answer');
});
