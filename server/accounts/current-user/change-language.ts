import { changeLanguage } from '#contract/accounts/change-language.ts';
import { languageCookie } from '#contract/kit/locale.ts';
import { setLanguage } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';

const yearSeconds = 365 * 24 * 3600;

export const changeLanguageHandler = handler(changeLanguage, async (call, platform) => {
  const { language } = call.input;
  await setLanguage(platform.db, call.member, language);
  // For this browser after the log-out as well (LANG-2); pages write it themselves, so scripts may read it.
  call.setCookie(languageCookie, language, { maxAgeSeconds: yearSeconds, httpOnly: false });
  return { language };
});
