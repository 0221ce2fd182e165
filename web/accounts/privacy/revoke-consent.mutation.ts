import { revokeConsent } from '#contract/accounts/revoke-consent.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const revokeConsentMutation = () => mutationFor(revokeConsent);
