import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';
import { image } from '../image.ts';

/** Origins of a picture of a fictional profile (FIC-13). Each has a text: `photos.origin.<origin>`. */
export const pictureOrigins = ['commissioned', 'stock', 'drawn', 'generated'] as const;

const pictureOrigin = z.enum(pictureOrigins, 'required');

const recordFacts = {
  origin: pictureOrigin,
  licence: z.string(),
  source: z.string(),
  made_on: z.string(),
  /** The record of the depicted person (US-1). Null for a picture that depicts nobody. */
  person: z.nullable(
    z.object({ name: z.string(), born: z.string(), identity: z.string(), release: z.string() }),
  ),
  recorded_at: instant,
  /** The address of the operator. */
  recorded_by: z.string(),
};

/** A picture of a fictional profile with its record. A drawing of the service has no record. */
export const fictionalPicture = z.object({
  photo: id,
  main: z.boolean(),
  image,
  record: z.nullable(z.object(recordFacts)),
});

export type FictionalPicture = z.output<typeof fictionalPicture>;

const adultYears = 18;

const yearsLater = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

const typedDay = z.iso.date('required').check(
  z.refine((day) => day <= new Date().toISOString().slice(0, 10), 'in_future'),
  z.refine((day) => day >= '1900-01-01', 'invalid'),
);

const optionalText = (most: number) => z.optional(typedText(most));

/** The record of a new picture. A depicted person needs all four facts, and was an adult. */
export const typedRecord = {
  origin: pictureOrigin,
  licence: typedText(300),
  source: typedText(300),
  made_on: typedDay,
  depicts: z.enum(['nobody', 'person'], 'required'),
  person_name: optionalText(120),
  person_born: z.optional(typedDay),
  identity: optionalText(300),
  release: optionalText(300),
} as const;

interface RecordParts {
  readonly origin: string;
  readonly made_on: string;
  readonly depicts: string;
  readonly person_name?: string | undefined;
  readonly person_born?: string | undefined;
  readonly identity?: string | undefined;
  readonly release?: string | undefined;
}

const personFields = ['person_name', 'person_born', 'identity', 'release'] as const;

/** Each depicted person has a complete record, and was an adult when the picture was made. */
export const recordChecks = [
  ...personFields.map((field) =>
    z.refine<RecordParts>((given) => given.depicts === 'nobody' || given[field] !== undefined, {
      error: 'required',
      path: [field],
    }),
  ),
  z.refine<RecordParts>(
    ({ depicts, person_born: born, made_on: made }) =>
      depicts === 'nobody' || born === undefined || yearsLater(born, adultYears) <= made,
    { error: 'plainly_adult', path: ['person_born'] },
  ),
  z.refine<RecordParts>(
    ({ depicts, origin }) => depicts === 'nobody' || origin === 'commissioned' || origin === 'stock',
    { error: 'drawn_person', path: ['depicts'] },
  ),
];
