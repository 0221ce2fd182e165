import { activate } from '#contract/accounts/activate.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const activateMutation = () => mutationFor(activate);
