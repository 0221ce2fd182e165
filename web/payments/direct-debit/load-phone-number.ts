/** The numbering plans of all countries weigh more than the page: they come when somebody is about to type a number. */
export const loadPhones = () => import('./phone-number.ts');
