import type { Criteria } from '#contract/discovery/criteria.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { sexualities } from '#contract/profiles/fields.ts';
import { interests } from '#contract/sites/interest.ts';

/** Search fields with several selectable values, in the order of the form. */
export const choices = { sexuality: sexualities, ...attributeValues, interests } as const;

export type ChoiceName = keyof typeof choices;

const isChoice = (name: string): name is ChoiceName => Object.hasOwn(choices, name);

export const choiceNames: readonly ChoiceName[] = Object.keys(choices).filter(isChoice);

/** Returns the selected values of a field, in the order of the form. */
export function chosenOf(criteria: Criteria, name: ChoiceName): readonly string[] {
  const chosen: readonly string[] = criteria[name] ?? [];
  return choices[name].filter((word) => chosen.includes(word));
}

/** Selects a value, or removes it. */
export function toggled(criteria: Criteria, name: ChoiceName, word: string): Criteria {
  const chosen = chosenOf(criteria, name);
  return {
    ...criteria,
    [name]: chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word],
  };
}
