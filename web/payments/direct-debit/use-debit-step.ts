import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const mark = '#code';

/**
 * The form, or what is signed with a code. The address holds it, so that the browser's own back button leads to the
 * form; what was typed is in this page alone, so a page that is loaded again begins with the form.
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
