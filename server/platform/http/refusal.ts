import type { FieldFault } from '#contract/kit/field-faults.ts';

export type RefusalParams = Readonly<Record<string, string | number>>;

/**
 * Ends a call with one of the codes its operation declares (or a common one): the status comes from there,
 * the text from the catalogue. A code that the operation does not declare is a bug and answers 500.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly params: RefusalParams;
  readonly faults: readonly FieldFault[];

  constructor(code: string, params: RefusalParams = {}, faults: readonly FieldFault[] = []) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.params = params;
    this.faults = faults;
  }
}
