import { useText } from '#web/platform/intl/use-text.tsx';
import { ChoiceTiles } from '../shared/choice-tiles.tsx';
import type { SignUpField } from './step-order.ts';
import type { SignUp } from './use-sign-up.ts';

/** The user's own gender and orientation, and the gender they look for (step 0). */
export function ChoiceStep({ signUp }: { signUp: SignUp }) {
  const text = useText();
  const { draft, change } = signUp;
  const errorOf = (field: SignUpField) =>
    signUp.errorOf(field) === undefined ? undefined : text('accounts.sign_up.choose');
  return (
    <>
      <ChoiceTiles
        name="gender"
        label={text('accounts.sign_up.gender')}
        value={draft.gender}
        choices={[
          { value: 'female', label: text('accounts.sign_up.woman') },
          { value: 'male', label: text('accounts.sign_up.man') },
        ]}
        error={errorOf('gender')}
        onChange={(gender) => change({ gender })}
      />
      <ChoiceTiles
        name="looking_for"
        label={text('accounts.sign_up.looking_for')}
        value={draft.looking_for}
        choices={[
          { value: 'male', label: text('accounts.sign_up.a_man') },
          { value: 'female', label: text('accounts.sign_up.a_woman') },
        ]}
        error={errorOf('looking_for')}
        onChange={(looking_for) => change({ looking_for })}
      />
      <ChoiceTiles
        name="sexuality"
        label={text('accounts.sign_up.sexuality')}
        value={draft.sexuality}
        choices={[
          { value: 'hetero', label: text('accounts.sexuality.hetero') },
          { value: 'bi', label: text('accounts.sexuality.bi') },
          { value: 'gay', label: text('accounts.sexuality.gay') },
          { value: 'lesbian', label: text('accounts.sexuality.lesbian') },
        ]}
        error={errorOf('sexuality')}
        onChange={(sexuality) => change({ sexuality })}
      />
    </>
  );
}
