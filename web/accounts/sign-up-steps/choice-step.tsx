import * as z from 'zod/mini';
import { gender, sexualities } from '#contract/profiles/fields.ts';
import { sexualitiesOf } from '#contract/profiles/orientation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ChoiceTiles } from '../shared/choice-tiles.tsx';
import type { SignUp } from './use-sign-up.ts';

interface Question {
  signUp: SignUp;
  /** Called when a choice by pointer is made. The sign-up then moves on by itself. */
  onPick: () => void;
}

/** The visitor's own gender (step 0). */
export function GenderStep({ signUp, onPick }: Question) {
  const text = useText();
  const error = signUp.errorOf('gender') && text('accounts.sign_up.choose');
  return (
    <ChoiceTiles
      name="gender"
      label={text('accounts.sign_up.gender')}
      hideLabel
      value={signUp.draft.gender}
      choices={[
        { value: 'female', label: text('accounts.sign_up.woman') },
        { value: 'male', label: text('accounts.sign_up.man') },
      ]}
      error={error}
      onChange={(gender) => signUp.change({ gender })}
      onPick={onPick}
    />
  );
}

/** The orientations of this gender (step 0). */
export function SexualityStep({ signUp, onPick }: Question) {
  const text = useText();
  const own = z.safeParse(gender, signUp.draft.gender).data;
  const offered = own === undefined ? sexualities : sexualitiesOf[own];
  return (
    <ChoiceTiles
      name="sexuality"
      label={text('accounts.sign_up.sexuality')}
      hideLabel
      single
      value={signUp.draft.sexuality}
      choices={offered.map((value) => ({ value, label: text(`accounts.sexuality.${value}`) }))}
      error={signUp.errorOf('sexuality') && text('accounts.sign_up.choose')}
      onChange={(sexuality) => signUp.change({ sexuality })}
      onPick={onPick}
    />
  );
}

/** The genders that a bi visitor looks for (step 0). */
export function LookingForStep({ signUp, onPick }: Question) {
  const text = useText();
  return (
    <ChoiceTiles
      name="looking_for"
      label={text('accounts.sign_up.looking_for')}
      hideLabel
      single
      value={signUp.draft.looking_for}
      choices={[
        { value: 'both', label: text('accounts.sign_up.both') },
        { value: 'male', label: text('accounts.sign_up.a_man') },
        { value: 'female', label: text('accounts.sign_up.a_woman') },
      ]}
      error={signUp.errorOf('looking_for') && text('accounts.sign_up.choose')}
      onChange={(looking_for) => signUp.change({ looking_for })}
      onPick={onPick}
    />
  );
}
