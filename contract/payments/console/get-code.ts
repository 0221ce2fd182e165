import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { codeFigures } from './code-figures.ts';

/** One discount code with its use and its money, also while it waits for a second operator (SAFE-6). */
export const getCode = operation({
  name: 'payments/get-code',
  summary: 'One discount code, for operators',
  method: 'GET',
  path: '/api/console/discount-code.php',
  caller: 'operator',
  right: 'offers',
  input: z.strictObject({ code: typedText(40) }),
  answer: codeFigures,
  errors: {},
});
