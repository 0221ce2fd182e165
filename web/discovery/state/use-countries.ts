export { useCountries } from '#web/sites/use-countries.ts';
