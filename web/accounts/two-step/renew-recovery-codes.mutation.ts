import { renewRecoveryCodes } from '#contract/accounts/renew-recovery-codes.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const renewRecoveryCodesMutation = () => mutationFor(renewRecoveryCodes);
