import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Wiring } from '#server/platform/http/wiring.ts';
import type { Platform } from '#server/platform/platform.ts';
import { activateProfile, createProfile } from '#server/profiles/door.ts';
import { createMember, siteOfHost } from '#server/sites/door.ts';
import type { Client } from '../service/client.ts';
import type { TestService } from '../service/service.ts';

type Profile = Parameters<typeof createProfile>[1];

export type MemberFields = Partial<Omit<Profile, 'member'>> & {
  /** Whether the address is confirmed. Default true. */
  readonly active?: boolean;
};

/** Adds a member with a profile. The default is a woman of 30 from the Netherlands who looks for men. */
export async function addMember(
  { db, clock }: { db: Handle; clock: Platform['clock'] },
  fields: MemberFields = {},
): Promise<Id> {
  const { active = true, ...profile } = fields;
  const now = profile.now ?? clock.now();
  const site = profile.site ?? siteOfHost('localhost').id;
  const member = await createMember(db, site);
  await createProfile(db, {
    name: 'Noor',
    gender: 'female',
    lookingFor: 'male',
    sexuality: 'hetero',
    dateOfBirth: `${now.getUTCFullYear() - 30}-01-01`,
    country: 'NL',
    region: null,
    membersOnly: false,
    ...profile,
    member,
    site,
    now,
  });
  if (active) await activateProfile(db, member);
  return member;
}

/** Trusts the session cookie as the member's id, so that tests of other domains need no log-in. */
export const memberIdCookieWiring: Pick<Wiring, 'identify'> = {
  identify: ({ vonk_session }, _platform, site) =>
    vonk_session === undefined
      ? null
      : {
          member: Number(vonk_session),
          session: Number(vonk_session),
          site: site.id,
          language: null,
          restricted: false,
          confirmed: true,
        },
};

/** A browser in which a member is logged in, for a service started with `wiring: memberIdCookieWiring`. */
export function loggedIn(service: TestService, member: Id, site?: string): Client {
  const client = service.client(site);
  client.cookies.set('vonk_session', String(member));
  return client;
}
