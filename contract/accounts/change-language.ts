import * as z from 'zod/mini';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';

/** Sets the member's language for screens, mails and push (LANG-2, LANG-3). */
export const changeLanguage = operation({
  name: 'accounts/change-language',
  summary: "Change the member's language",
  method: 'PUT',
  path: '/api/user.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ language: locale }),
  answer: z.object({ language: locale }),
  errors: {},
});
