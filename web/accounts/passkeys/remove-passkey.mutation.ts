import { removePasskey } from '#contract/accounts/remove-passkey.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const removePasskeyMutation = () => mutationFor(removePasskey);
