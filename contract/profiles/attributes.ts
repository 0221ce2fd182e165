import * as z from 'zod/mini';

/** The profile fields with fixed choices (PROF-1). The texts are `profiles.<field>.<value>`. */
export const attributeValues = {
  hair_color: ['black', 'brown', 'dark_blond', 'blond', 'red', 'grey', 'white', 'coloured', 'bald'],
  eye_color: ['brown', 'blue', 'green', 'grey', 'hazel'],
  body_type: ['slim', 'average', 'athletic', 'muscular', 'curvy', 'full'],
  relationship_status: [
    'single',
    'relationship',
    'open_relationship',
    'married',
    'divorced',
    'widowed',
    'complicated',
  ],
  tattoos: ['none', 'one', 'some', 'many'],
  signup_reason: ['chat', 'friendship', 'date', 'adventure', 'relationship', 'curious'],
} as const;

/** An unanswered field is null. */
export const attributes = z.object({
  hair_color: z.nullable(z.enum(attributeValues.hair_color)),
  eye_color: z.nullable(z.enum(attributeValues.eye_color)),
  body_type: z.nullable(z.enum(attributeValues.body_type)),
  relationship_status: z.nullable(z.enum(attributeValues.relationship_status)),
  tattoos: z.nullable(z.enum(attributeValues.tattoos)),
  signup_reason: z.nullable(z.enum(attributeValues.signup_reason)),
});

export type Attributes = z.output<typeof attributes>;
export type AttributeName = keyof Attributes;
