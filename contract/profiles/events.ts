import { liveEvent } from '#contract/kit/event.ts';
import { fictionalChoice } from './get-fictional-choice.ts';

/** The member hid fictional profiles, or shows them again, on this or another device (FIC-11). */
export const fictionalChoiceChanged = liveEvent({
  name: 'profiles/fictional-choice-changed',
  payload: fictionalChoice,
});
