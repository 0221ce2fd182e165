import { useIntl } from 'react-intl';
import type { Domain } from '#contract/kit/domains.ts';
import type { FieldError } from '#contract/kit/field-errors.ts';

export type FieldTextFunction = (fault: Pick<FieldError, 'code' | 'params'>) => string;

/**
 * Returns the text of a field error: `<domain>.field.<code>`, or `kit.field.<code>` if the domain has none.
 * Use it for `fieldErrors(zodError)` in the browser. Field errors of the server have their text as `detail`.
 */
export function useFieldText(domain: Domain): FieldTextFunction {
  const intl = useIntl();
  return ({ code, params }) => {
    const own = `${domain}.field.${code}`;
    return intl.formatMessage({ id: own in intl.messages ? own : `kit.field.${code}` }, params);
  };
}
