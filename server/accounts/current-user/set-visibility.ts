import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { handler } from '#server/platform/http/handler.ts';
import { setInvisible, setMembersOnly } from '#server/profiles/door.ts';
import { currentUserOf } from './get-current-user.ts';

export const setVisibilityHandler = handler(setVisibility, async (call, platform) => {
  const { invisible, members_only } = call.input;
  const { member } = call;
  const user = await platform.transact(async ({ db }) => {
    if (members_only !== undefined) await setMembersOnly(db, member, members_only);
    if (invisible !== undefined && !(await setInvisible(db, member, invisible)))
      return call.refuse('profile_not_open');
    return currentUserOf(db, member, platform.clock.now());
  });
  const { profile } = user ?? call.refuse('profile_not_open');
  return { invisible: profile.invisible, members_only: profile.members_only };
});
