import type { FieldError } from '#contract/kit/field-errors.ts';

export type RefusalParams = Readonly<Record<string, string | number>>;

/**
 * Ends a call with a code that its operation declares, or with a common code. The operation gives the status,
 * the catalogue gives the text. An undeclared code is a bug and answers 500.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly params: RefusalParams;
  readonly faults: readonly FieldError[];

  constructor(code: string, params: RefusalParams = {}, faults: readonly FieldError[] = []) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.params = params;
    this.faults = faults;
  }
}
