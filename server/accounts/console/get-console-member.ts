import * as z from 'zod/mini';
import { getConsoleMember } from '#contract/accounts/console/get-console-member.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { gender } from '#contract/profiles/fields.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { breachesOf } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { memberHead } from './member-head.sql.ts';

/** No case has this id, so that every case counts. */
const noCase = 0;

export const getConsoleMemberHandler = handler(getConsoleMember, async (call, platform) => {
  const { db, clock, config } = platform;
  const { member } = call.input;
  const head = await memberHead(db, member);
  if (head === undefined) return call.refuse('not_found');
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: getConsoleMember.name,
    members: [member],
  });
  const site = siteById(head.site_id);
  const isErased = head.erased_at !== null;
  const [strikes, language] = await Promise.all([
    breachesOf(db, member, noCase),
    isErased ? null : readerLanguage(db, member, head.site_id),
  ]);
  return {
    member,
    site: { id: head.site_id, host: site.host },
    address: isErased ? null : `${siteOrigin(config, site)}/members/${member}`,
    name: head.name,
    age: head.date_of_birth === null ? null : ageOn(head.date_of_birth, clock.now()),
    gender: z.parse(z.nullable(gender), head.gender),
    language,
    fictional: head.fictional ?? false,
    state: head.state,
    joined_at: head.joined_at.toISOString(),
    last_active_at: head.last_active_at?.toISOString() ?? null,
    erased_at: head.erased_at?.toISOString() ?? null,
    erase_at: head.erase_at?.toISOString() ?? null,
    strikes,
    main_photo: head.main_photo,
  };
});
