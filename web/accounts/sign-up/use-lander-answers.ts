import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { textOf } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { addressOf, sexualityScreen } from '../sign-up-steps/screens.ts';
import { updateSignUpDraft } from '../sign-up-steps/sign-up-draft.ts';
import { landerAnswersOf } from './lander-answers.ts';

/**
 * Fills the draft with the lander's answers and with the chosen opener to the target. Removes them from the
 * address, which others may see (CONT-2).
 */
export function useLanderAnswers(target: ProfileCard | null = null): void {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const { countries } = useSettings();
  useEffect(() => {
    const taken = landerAnswersOf(search, countries);
    if (taken === null) return;
    const { start, opener } = taken;
    const written = target !== null &&
      opener !== null && {
        signup_message: textOf(intl)(`accounts.target.opener_${opener}`, { name: target.name }),
        message_for: String(target.id),
      };
    updateSignUpDraft({ ...start, ...written });
    // The lander asked the first question, so the sign-up begins at the second.
    const address = start.gender === undefined ? taken.rest : addressOf(sexualityScreen, taken.rest);
    setSearch(address, { replace: true, preventScrollReset: true });
  }, [search, setSearch, countries, target, intl]);
}
