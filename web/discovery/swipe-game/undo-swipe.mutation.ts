import { mutationOptions } from '@tanstack/react-query';
import { undoSwipe } from '#contract/discovery/undo-swipe.ts';
import { call } from '#web/platform/api/api.ts';
import { alone } from '#web/platform/outbox/run-in-one-tab.ts';
import { swipesLock } from './swipe-outbox.ts';

/** Takes the last swipe back, never in the middle of another one. */
export const undoSwipeMutation = (member: number) =>
  mutationOptions({ mutationFn: () => alone(swipesLock(member), () => call(undoSwipe, {})) });
