import { setStandingLike } from '#contract/discovery/set-standing-like.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { fieldsNotOffered, normalizeCriteria } from '../search/criteria.ts';
import { noticeRecipientOf } from '../search/searcher.sql.ts';
import { soughtGender } from '../search/sought-gender.ts';
import { deleteStandingLike, standingLikeOf, writeStandingLike } from './auto-likes.sql.ts';
import { standingLikeAnswer } from './get-standing-like.ts';

export const setStandingLikeHandler = handler(setStandingLike, async (call, { db, clock }) => {
  const { member, site, input } = call;
  if (input.criteria === null) {
    await deleteStandingLike(db, member);
    return { standing: null };
  }
  const { niche, settings } = siteById(site);
  const unknown = fieldsNotOffered(input.criteria, settings.search_fields);
  if (unknown.length > 0)
    call.refuse(
      'invalid_input',
      {},
      unknown.map((fault) => ({ ...fault, field: `criteria.${fault.field}` })),
    );
  const giver = (await noticeRecipientOf(db, member)) ?? call.refuse('profile_not_open');
  if (input.criteria.distance !== undefined && giver.near === null)
    call.refuse('invalid_input', {}, [{ field: 'criteria.distance', code: 'no_position', params: {} }]);
  const gender = input.criteria.gender ?? soughtGender(giver.looking_for, niche);
  // These criteria mean nothing here: every newcomer is online and real, and a single newcomer needs no
  // order.
  const { online_now: _now, order: _order, hide_fictional: _fictional, ...wishes } = input.criteria;
  const criteria = normalizeCriteria({ ...wishes, gender });
  await writeStandingLike(db, { member, site, gender, criteria, now: clock.now() });
  return standingLikeAnswer(await standingLikeOf(db, member));
});
