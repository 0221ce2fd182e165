import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { handler } from '#server/platform/http/handler.ts';
import { setInvisible } from '#server/profiles/door.ts';

export const setVisibilityHandler = handler(setVisibility, async (call, platform) => {
  const { invisible } = call.input;
  if (!(await setInvisible(platform.db, call.member, invisible))) call.refuse('profile_not_open');
  return { invisible };
});
