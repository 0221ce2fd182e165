import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const mark = '#code';

/**
 * The current step: the form, or the mandate to sign with a code. The address holds the step, so the
 * browser's back button leads to the form. Only this page holds the typed data, so a reload starts with the
 * form.
 */
export function useDebitStep(isAsked: boolean) {
  const {
    hash,
    pathname,
    search,
    state,
  }: { hash: string; pathname: string; search: string; state: unknown } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (hash === mark && !isAsked) void navigate({ pathname, search }, { replace: true });
  }, [hash, isAsked, navigate, pathname, search]);

  return {
    isForm: hash !== mark || !isAsked,
    toCode() {
      if (hash !== mark) void navigate({ pathname, search, hash: mark }, { state: 'asked' });
    },
    toForm() {
      if (state === 'asked') void navigate(-1);
      else void navigate({ pathname, search }, { replace: true });
    },
  };
}
