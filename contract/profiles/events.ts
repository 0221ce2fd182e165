import { liveEvent } from '#contract/kit/event.ts';
import { fictionalChoice } from './fictional-choice.ts';

/** I hid fictional profiles, or show them again, on this or another device (FIC-11). */
export const fictionalChoiceChanged = liveEvent({
  name: 'profiles/fictional-choice-changed',
  payload: fictionalChoice,
});
