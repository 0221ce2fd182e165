import type { ReactNode } from 'react';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import choice from '#web/ui/forms/choice.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** A drawing before the words. */
  readonly picture?: ReactNode;
}

/** Single or multiple choice as large tiles, based on radio buttons or checkboxes. Optional. */
export function Choices(props: {
  name: string;
  legend: string;
  choices: readonly Choice[];
  several?: boolean;
  className?: string | undefined;
}) {
  return (
    <fieldset className={choice.group}>
      <legend className={choice.legend}>{props.legend}</legend>
      <div className={`${choice.tiles} ${props.className ?? ''}`}>
        {props.choices.map(({ value, label, picture }) => (
          <label key={value} className={choice.tile}>
            <input type={props.several ? 'checkbox' : 'radio'} name={props.name} value={value} />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Asks for the visitor's gender and the gender they look for, like the first step of sign-up. On a site of a
 * single gender the answers are fixed.
 */
export function GenderChoices() {
  const text = useText();
  const { niche } = useSettings();
  const { gender, fields } = nicheSearchOf(niche);
  if (!fields.includes('gender'))
    return (
      <>
        <input type="hidden" name="gender" value={gender} />
        <input type="hidden" name="looking_for" value={gender} />
      </>
    );
  return (
    <>
      <Choices
        name="gender"
        legend={text('accounts.sign_up.gender')}
        choices={[
          { value: 'female', label: text('accounts.sign_up.woman') },
          { value: 'male', label: text('accounts.sign_up.man') },
        ]}
      />
      <Choices
        name="looking_for"
        legend={text('accounts.sign_up.looking_for')}
        choices={[
          { value: 'male', label: text('accounts.sign_up.a_man') },
          { value: 'female', label: text('accounts.sign_up.a_woman') },
          { value: 'both', label: text('accounts.sign_up.both') },
        ]}
      />
    </>
  );
}
