import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { figuresChosen } from './get-moderation-figures.ts';

/** The same figures as CSV, one cell per line, with the codes of the template (SAFE-7, GATE-4). */
export const exportModerationFigures = operation({
  name: 'safety/export-moderation-figures',
  summary: 'Export transparency figures as CSV',
  method: 'POST',
  path: '/api/console/moderation-figures-export.php',
  caller: 'operator',
  right: 'figures',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject(figuresChosen),
  answer: z.object({ csv: z.string(), lines: z.int() }),
  errors: {},
});
