import type { createFictionalProfile } from '#contract/chat/fictional/create-fictional-profile.ts';
import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { createMember, placesByName, shownPlace, siteById } from '#server/sites/door.ts';
import { writePromptAnswers } from '../cards/prompt-answers.sql.ts';
import { writeEditableFields } from '../editing/editable-fields.sql.ts';
import { type NewPlace, writeLocation } from '../location/location.sql.ts';
import { roundedPosition } from '../location/rounded-position.ts';
import { insertProfile } from '../visibility/profiles.sql.ts';
import { fictionalMadeWith, markMade } from './console-profiles.sql.ts';

type FictionalFacts = Omit<
  InputOf<typeof createFictionalProfile>,
  'client_id' | 'site' | 'gender' | 'date_of_birth'
>;

const invalid = (field: string, code: string) =>
  new Refusal('invalid_input', {}, [{ field, code, params: {} }]);

/** The town that a member would have chosen, or the whole country. Throws an error for the invalid field. */
export async function fictionalPlace(
  site: number,
  { country, place: typed }: Pick<FictionalFacts, 'country' | 'place'>,
): Promise<NewPlace> {
  if (!siteById(site).settings.countries.includes(country)) throw invalid('country', 'invalid_country');
  if (typed === null) return { country, region: null, place: null, position: null };
  const found = await placesByName(country, typed, 20);
  const town = found.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (town === undefined) throw invalid('place', 'no_such_place');
  return { country, region: town.region, place: await shownPlace(town), position: roundedPosition(town) };
}

/** Writes the facts and texts of a fictional profile. Null leaves its place as it is. */
export async function writeFictionalFacts(
  { db }: Pick<Unit, 'db'>,
  profile: Id,
  { country: _, place: __, prompts, ...fields }: FictionalFacts,
  place: NewPlace | null,
): Promise<void> {
  await writeEditableFields(db, profile, fields);
  await writePromptAnswers(db, profile, prompts);
  if (place !== null) await writeLocation(db, profile, { place });
}

/**
 * Makes a fictional profile as a draft. It gets neither an address nor credentials nor a wallet. The same
 * idempotency key returns the same profile.
 */
export async function makeFictional(
  unit: Unit,
  {
    client_id: clientId,
    site,
    gender,
    date_of_birth: dateOfBirth,
    ...facts
  }: InputOf<typeof createFictionalProfile>,
  { operator, place, now }: { readonly operator: Id; readonly place: NewPlace; readonly now: Date },
): Promise<{ readonly profile: Id; readonly isNew: boolean }> {
  const { db } = unit;
  const made = await fictionalMadeWith(db, clientId);
  if (made !== undefined) return { profile: made, isNew: false };
  const profile = await createMember(db, site);
  await insertProfile(db, {
    ...{ member: profile, site, gender, dateOfBirth, now, fictional: true },
    name: facts.name,
    lookingFor: facts.looking_for,
    sexuality: facts.sexuality,
    country: place.country,
    region: place.region,
  });
  await writeFictionalFacts(unit, profile, facts, place);
  await markMade(db, { member: profile, clientId, operator, at: now });
  return { profile, isNew: true };
}
