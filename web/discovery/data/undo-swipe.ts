import { undoSwipe } from '#contract/discovery/undo-swipe.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const undoSwipeMutation = () => mutationFor(undoSwipe);
