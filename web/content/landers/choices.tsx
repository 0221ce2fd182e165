import type { ReactNode } from 'react';
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
