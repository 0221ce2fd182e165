import { tellCountry } from '#contract/payments/tell-country.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: the same country again changes nothing, so a failed connection may be retried. */
export const tellCountryMutation = () => mutationFor(tellCountry, { idempotent: true });
