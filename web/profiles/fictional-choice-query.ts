/** Whether the member hides fictional profiles, for pages that load it in advance. */
export { fictionalChoiceQuery } from './fictional/get-fictional-choice.query.ts';
