import { nicheSearchOf } from '#contract/sites/niche-search.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Choices } from './choices.tsx';

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
        ]}
      />
    </>
  );
}
