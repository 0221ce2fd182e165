import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { lastStep } from '../sign-up-steps/step-order.ts';

const askedStep = (value: string | null): number => {
  const step = /^\d$/.test(value ?? '') ? Number(value) : 0;
  return Math.min(step, lastStep);
};

/**
 * The current step of the sign-up page. The address holds the step, so the back button goes one step back and
 * a reload keeps it. A step with errors cannot be passed.
 */
export function usePageStep(openStep: number) {
  const [search] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  // Only the browser has the draft. Until it is read, only the first step can be shown.
  const ready = useHydrated();
  const asked = askedStep(search.get('step'));
  const step = Math.min(asked, openStep);

  const addressOf = (next: number) => {
    const query = new URLSearchParams(search);
    query.set('step', String(next));
    return { search: `?${query}` };
  };

  useEffect(() => {
    if (!ready || asked === step) return;
    const query = new URLSearchParams(search);
    query.set('step', String(step));
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
  }, [ready, asked, step, search, navigate]);

  return {
    step,
    ready: ready || asked === 0,
    forward: () => void navigate(addressOf(step + 1), { state: 'stepped' }),
    back() {
      if (state === 'stepped') void navigate(-1);
      else void navigate(addressOf(step - 1), { replace: true });
    },
  };
}
