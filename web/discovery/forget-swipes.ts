import { browserShelf } from '#web/platform/shelf.ts';
import { forgetSwipesOn } from './state/swipe-outbox.ts';

/** Takes what a member swiped and did not get sent off this device, as they log out. */
export const forgetSwipes = (member: number): void => forgetSwipesOn(browserShelf(), member);
