import { browserShelf } from '#web/platform/outbox/browser-storage.ts';
import { forgetSwipesOn } from './swipe-game/swipe-outbox.ts';

/** Takes what a member swiped and did not get sent off this device, as they log out. */
export const forgetSwipes = (member: number): void => forgetSwipesOn(browserShelf(), member);
