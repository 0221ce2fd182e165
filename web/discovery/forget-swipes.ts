import { browserShelf } from '#web/platform/outbox/browser-storage.ts';
import { forgetSwipesOn } from './swipe-game/swipe-outbox.ts';

/** Deletes a member's unsent swipes from this device at log-out. */
export const forgetSwipes = (member: number): void => forgetSwipesOn(browserShelf(), member);
