import { mutationOptions } from '@tanstack/react-query';
import { undoSwipe } from '#contract/discovery/undo-swipe.ts';
import { call } from '#web/platform/api/api.ts';
import { runInOneTab } from '#web/platform/outbox/run-in-one-tab.ts';
import { swipesLock } from './swipe-outbox.ts';

/** Undoes the last swipe, never while another one is being sent. */
export const undoSwipeMutation = (member: number) =>
  mutationOptions({ mutationFn: () => runInOneTab(swipesLock(member), () => call(undoSwipe, {})) });
