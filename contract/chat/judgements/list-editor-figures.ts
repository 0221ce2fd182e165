import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { editorPause } from './judgement.ts';

const editorFigures = z.object({
  editor: id,
  /** The address of the operator. */
  name: z.string(),
  /** The caller: nobody judges or pauses themselves. */
  own: z.boolean(),
  /** Answers in the last thirty days, and half of them came within this number of minutes. */
  answers: z.int(),
  answer_minutes: z.nullable(z.int()),
  sampled: z.int(),
  judged: z.int(),
  good: z.int(),
  promises_meeting: z.int(),
  wants_money_or_contact: z.int(),
  rude: z.int(),
  wrong_facts: z.int(),
  pause: z.nullable(editorPause),
});

export type EditorFigures = z.output<typeof editorFigures>;

/** Answers and judgements of each editor in the last thirty days, most flaws first (MEET-15). */
export const listEditorFigures = operation({
  name: 'chat/list-editor-figures',
  summary: 'Figures of editors',
  method: 'GET',
  path: '/api/console/editor-figures.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({}),
  answer: z.object({ editors: z.array(editorFigures) }),
  errors: {},
});
