import { tellCountry } from '#contract/payments/tell-country.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** The same again changes nothing, so it may be tried again when the connection failed. */
export const tellCountryMutation = () => mutationFor(tellCountry, { idempotent: true });
