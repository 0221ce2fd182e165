import { day } from '#contract/kit/durations.ts';
import type { AccountsTables } from '#database/tables/accounts.ts';
import type { ProfilesTables } from '#database/tables/profiles.ts';
import type { SitesTables } from '#database/tables/sites.ts';
import { recordSignUpConsents } from '#server/accounts/door.ts';
import { openWallet } from '#server/ledger/door.ts';
import { registerAddress, verifyAddress } from '#server/notifications/door.ts';
import { addApprovedPhoto } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { activateProfile, createProfile } from '#server/profiles/door.ts';
import { createMember } from '#server/sites/door.ts';
import { type DemoPerson, premiumCredits, soughtGenderOf } from './demo-people.ts';
import type { DemoSite } from './demo-sites.ts';
import { seedPlaces } from './words/places.ts';

/** Four weeks. */
const joinedBefore = 28 * day;

/** Credits of a new member (SITE-6). */
const signupCredits = 3;

/** Creates an ordinary member, confirmed and visible in the search, as sign-up and activation would. */
export async function createDemoPerson(
  db: Handle,
  site: DemoSite,
  person: DemoPerson,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const member = await createMember(db, site.id);
  const joinedAt = new Date(now.getTime() - joinedBefore);
  // Not a new member: the greetings for new members are for real sign-ups.
  await db
    .$extendTables<SitesTables>()
    .updateTable('members')
    .set({ joined_at: joinedAt })
    .where('id', '=', member)
    .execute();
  const free = await registerAddress(db, { member, site: site.id, email: person.email, language: 'nl' });
  if (!free) throw new Error('A demo address already exists on a site without demo members.');
  await verifyAddress(db, member, now);
  await db
    .$extendTables<AccountsTables>()
    .insertInto('credentials')
    .values({ member_id: member, password_hash: passwordHash })
    .execute();
  await recordSignUpConsents(db, member, 'nl', joinedAt);
  await openWallet(
    db,
    person.premium
      ? { member, credits: premiumCredits, reason: 'demo', premiumSince: now }
      : { member, credits: signupCredits },
  );
  const place = seedPlaces.find(({ name }) => name === person.place);
  if (!place) throw new Error('The place of a demo person is missing in the seeds.');
  await createProfile(db, {
    member,
    site: site.id,
    name: person.name,
    gender: person.gender,
    ...soughtGenderOf(site.niche, person),
    dateOfBirth: person.dateOfBirth,
    country: place.country,
    region: place.region,
    place: place.name,
    position: { latitude: place.latitude, longitude: place.longitude },
    about: person.about,
    interests: person.interests,
    membersOnly: false,
    // The member is not online before the first login.
    now: new Date(now.getTime() - day),
  });
  await db
    .$extendTables<ProfilesTables>()
    .insertInto('prompt_answers')
    .values(person.prompts.map((given, position) => ({ member_id: member, position, ...given })))
    .execute();
  await addApprovedPhoto(db, { member, path: person.portrait, isMain: true });
  await activateProfile(db, member);
}
