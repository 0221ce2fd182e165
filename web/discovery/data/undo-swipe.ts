import { mutationOptions } from '@tanstack/react-query';
import { undoSwipe } from '#contract/discovery/undo-swipe.ts';
import { alone } from '#web/platform/alone.ts';
import { call } from '#web/platform/api.ts';
import { swipesLock } from '../state/swipe-outbox.ts';

/** Takes the last swipe back, never in the middle of another one. */
export const undoSwipeMutation = (member: number) =>
  mutationOptions({ mutationFn: () => alone(swipesLock(member), () => call(undoSwipe, {})) });
