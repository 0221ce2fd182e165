import { checkBirthDate } from '#contract/accounts/check-birth-date.ts';
import { handler } from '#server/platform/http/handler.ts';
import { checkAge } from './check-age.ts';

export const checkBirthDateHandler = handler(checkBirthDate, async (call, platform) => {
  const ageError = checkAge(platform, call, call.input.date_of_birth);
  return ageError === null ? { accepted: true as const } : call.refuse('invalid_input', {}, [ageError]);
});
