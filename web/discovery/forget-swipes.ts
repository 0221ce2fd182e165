import { browserStorage } from '#web/platform/outbox/stored-entries.ts';
import { deleteSwipesOn } from './swipe-game/swipe-outbox.ts';

/** Deletes a member's unsent swipes from this device at log-out. */
export const deleteUnsentSwipes = (member: number): void => deleteSwipesOn(browserStorage(), member);
