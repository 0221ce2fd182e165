import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';
import { image } from '#contract/photos/image.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { gender, lookingFor, profileName, sexuality } from '#contract/profiles/fields.ts';
import { typedPrompts } from '#contract/profiles/prompts.ts';
import { country } from '#contract/sites/country.ts';
import { interest, interests } from '#contract/sites/interest.ts';

/**
 * The states of a fictional profile (SAFE-6). Each has a text: `chat.fictional_state.<state>`.
 * - `draft`: nobody but operators sees it.
 * - `published`: members find it and write to it, always with its label.
 * - `retired`: out of every list. Its conversations have ended, and members can still read them.
 */
export const fictionalStates = ['draft', 'published', 'retired'] as const;

export const fictionalState = z.enum(fictionalStates, 'required');

export type FictionalState = z.output<typeof fictionalState>;

/** The youngest age of a new fictional profile: plainly an adult. */
export const youngestFictional = 21;

/** A fictional profile in the list of the console. */
export const listedFictional = z.object({
  profile: id,
  name: z.string(),
  fictional: z.boolean(),
  age: z.int(),
  gender,
  site: z.string(),
  language: locale,
  state: fictionalState,
  main_image: z.nullable(image),
  pictures: z.int(),
  /** Conversations, and those that wait for an editor. */
  talks: z.int(),
  waiting: z.int(),
  /** Answers of editors in the last seven days. */
  answers: z.int(),
  /** Half of those answers came within this number of minutes. Null without an answer. */
  answer_minutes: z.nullable(z.int()),
});

export type ListedFictional = z.output<typeof listedFictional>;

/** A site that fictional profiles belong to. */
export const fictionalSite = z.object({
  id: z.int(),
  host: z.string(),
  language: locale,
  countries: z.array(z.string()),
});

export type FictionalSite = z.output<typeof fictionalSite>;

const choice = <const Values extends readonly string[]>(values: Values) =>
  z.optional(z.nullable(z.enum(values, 'invalid')));

/** The facts that operators may change at any time. A place is the name of a town in the country. */
export const changeableFacts = {
  name: profileName,
  looking_for: lookingFor,
  sexuality,
  country,
  place: z.nullable(typedText(80)),
  about: z.nullable(typedText(2000)),
  interests: z.array(interest).check(z.maxLength(interests.length, 'too_long')),
  prompts: typedPrompts,
  hair_color: choice(attributeValues.hair_color),
  eye_color: choice(attributeValues.eye_color),
  body_type: choice(attributeValues.body_type),
  relationship_status: choice(attributeValues.relationship_status),
  tattoos: choice(attributeValues.tattoos),
  signup_reason: choice(attributeValues.signup_reason),
} as const;

const isAdult = (born: string) => ageOn(born, new Date()) >= youngestFictional;
const isOfOurTime = (born: string) => ageOn(born, new Date()) < 100;

/** Facts that never change: others rely on them. */
export const fixedFacts = {
  site: z.int('required').check(z.minimum(1, 'required')),
  gender,
  date_of_birth: z.iso
    .date('required')
    .check(z.refine(isAdult, 'plainly_adult'), z.refine(isOfOurTime, 'invalid')),
} as const;

/** A note that editors read in each conversation of the profile. */
export const profileNote = z.object({ id, words: z.string(), at: instant, by: z.string() });
