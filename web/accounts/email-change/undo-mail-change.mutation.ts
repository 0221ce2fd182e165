import { undoMailChange } from '#contract/accounts/undo-mail-change.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const undoMailChangeMutation = () => mutationFor(undoMailChange);
