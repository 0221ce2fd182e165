/** Whether the member hides fictional profiles: for a page that loads it first. */
export { fictionalChoiceQuery } from './fictional/get-fictional-choice.query.ts';
