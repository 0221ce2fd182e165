import { useIntl } from 'react-intl';
import type { Domain } from '#contract/kit/domains.ts';
import type { FieldFault } from '#contract/kit/field-faults.ts';

export type FieldTextFunction = (fault: Pick<FieldFault, 'code' | 'params'>) => string;

/**
 * The text of a field's fault: `<domain>.field.<code>`, or `kit.field.<code>` where the domain has no own.
 * Works for `fieldFaults(zodError)` in the browser; the server's faults bring their text as `detail`.
 */
export function useFieldText(domain: Domain): FieldTextFunction {
  const intl = useIntl();
  return ({ code, params }) => {
    const own = `${domain}.field.${code}`;
    return intl.formatMessage({ id: own in intl.messages ? own : `kit.field.${code}` }, params);
  };
}
