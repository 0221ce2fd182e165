import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeLanguage } from '#contract/accounts/change-language.ts';
import { pseudoLocale } from '#contract/kit/locale.ts';
import { useUser } from '#web/accounts/user.ts';
import type { Language } from '#web/platform/intl/language.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/**
 * Changes the language of the screen at once. A member's choice is also stored, for mails and push (LANG-3).
 */
export function useChooseLanguage(): (language: Language) => void {
  const { switchLanguage } = useLanguage();
  const failure = useFailureText();
  const queries = useQueryClient();
  const member = useUser() !== null;
  const report = (error: unknown) => toast({ tone: 'danger', text: failure(error) });
  const { mutateAsync } = useMutation(mutationFor(changeLanguage));
  const choose = async (language: Language) => {
    await switchLanguage(language);
    if (member && language !== pseudoLocale) await mutateAsync({ language });
    // Texts of the site come in the visitor's language: names, labels, warnings.
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('sites/'),
    });
  };
  return (language) => {
    choose(language).catch(report);
  };
}
