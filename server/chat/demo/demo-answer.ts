import { createHash } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';

const answers = [
  'chat.demo_answer_1',
  'chat.demo_answer_2',
  'chat.demo_answer_3',
  'chat.demo_answer_4',
  'chat.demo_answer_5',
] as const;

/** The text that answers a message. The texts rotate. */
export function demoAnswerKey(message: number): (typeof answers)[number] {
  return answers[Math.trunc(message / 2) % answers.length] ?? answers[0];
}

/** Derives the answer's client id from the message it answers, so a retry stores nothing twice. */
export function demoAnswerId(conversation: Id, message: number): string {
  const hex = createHash('sha256').update(`demo-answer:${conversation}:${message}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}
