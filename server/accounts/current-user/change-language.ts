import { changeLanguage } from '#contract/accounts/change-language.ts';
import { yearSeconds } from '#contract/kit/durations.ts';
import { languageCookie } from '#contract/kit/locale.ts';
import { setLanguage } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';

export const changeLanguageHandler = handler(changeLanguage, async (call, platform) => {
  const { language } = call.input;
  await setLanguage(platform.db, call.member, language);
  // Keeps the language in this browser after the log-out (LANG-2). Pages write the cookie themselves, so
  // scripts may read it.
  call.setCookie(languageCookie, language, { maxAgeSeconds: yearSeconds, httpOnly: false });
  return { language };
});
