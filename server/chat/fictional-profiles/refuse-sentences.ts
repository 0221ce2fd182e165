import type { FieldError } from '#contract/kit/field-errors.ts';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { forbiddenSentences } from '../editors/forbidden-sentences.ts';

interface Words {
  readonly name: string;
  readonly about: string | null;
  readonly prompts: readonly PromptAnswer[];
}

/** Refuses a name or text that no editor may send either, with the sentence at its field (FIC-10). */
export function refuseForbiddenSentences({ name, about, prompts }: Words): void {
  const fields = [
    ['name', name],
    ['about', about ?? ''],
    ...prompts.map(({ answer }) => ['prompts', answer] as const),
  ] as const;
  const errors = fields.flatMap(([field, words]): FieldError[] =>
    forbiddenSentences(words).map(({ kind, sentence }) => ({ field, code: kind, params: { sentence } })),
  );
  if (errors.length > 0) throw new Refusal('invalid_input', {}, errors);
}
