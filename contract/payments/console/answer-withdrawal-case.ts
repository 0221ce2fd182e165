import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestWithdrawalAnswer } from './withdrawal-case.ts';

/**
 * Answers a case without an order, once and for all: the words are mailed to the typed address (CON-5). The
 * same answer a second time changes nothing; a case that is closed otherwise is `case_closed`.
 */
export const answerWithdrawalCase = operation({
  name: 'payments/answer-withdrawal-case',
  summary: 'Answer a withdrawal without an order',
  method: 'PUT',
  path: '/api/console/withdrawal.php',
  caller: 'operator',
  right: 'money',
  input: z.strictObject({ case: id, words: typedText(longestWithdrawalAnswer) }),
  answer: z.object({ case: id }),
  errors: { case_closed: 409 },
});
