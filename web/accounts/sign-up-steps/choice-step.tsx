import { useText } from '#web/platform/intl/use-text.tsx';
import { ChoiceTiles } from '../shared/choice-tiles.tsx';
import type { SignUpField } from './step-order.ts';
import type { SignUp } from './use-sign-up.ts';

/**
 * Proposes the genders that a newcomer looks for. A bi newcomer looks for both (DISC-1). Empty if the answers do
 * not say.
 */
export function soughtBy(gender: string, sexuality: string): string {
  if (sexuality === 'bi') return 'both';
  if (gender === '' || sexuality === '') return '';
  if (sexuality !== 'hetero') return gender;
  return gender === 'female' ? 'male' : 'female';
}

/** The user's own gender and orientation, and the gender they look for (step 0). */
export function ChoiceStep({ signUp }: { signUp: SignUp }) {
  const text = useText();
  const { draft, change } = signUp;
  // A proposal follows the other answers. An own answer is never changed.
  const isProposed = ['', soughtBy(draft.gender, draft.sexuality)].includes(draft.looking_for);
  const presetOf = (gender: string, sexuality: string) =>
    isProposed ? { looking_for: soughtBy(gender, sexuality) } : {};
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
        onChange={(gender) => change({ gender, ...presetOf(gender, draft.sexuality) })}
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
        onChange={(sexuality) => change({ sexuality, ...presetOf(draft.gender, sexuality) })}
      />
      <ChoiceTiles
        name="looking_for"
        label={text('accounts.sign_up.looking_for')}
        value={draft.looking_for}
        choices={[
          { value: 'male', label: text('accounts.sign_up.a_man') },
          { value: 'female', label: text('accounts.sign_up.a_woman') },
          { value: 'both', label: text('accounts.sign_up.both') },
        ]}
        error={errorOf('looking_for')}
        onChange={(looking_for) => change({ looking_for })}
      />
    </>
  );
}
