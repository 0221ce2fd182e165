/** Whether the member hides fictional profiles: for a page that loads it first. */
export { fictionalChoiceQuery } from './data/get-fictional-choice.ts';
