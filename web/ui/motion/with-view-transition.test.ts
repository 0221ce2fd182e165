import { afterEach, expect, test, vi } from 'vitest';
import { withViewTransition } from './with-view-transition.ts';

afterEach(() => vi.unstubAllGlobals());

const prefer = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));

const transitions = () => {
  const start = vi.fn((change: () => void) => {
    change();
    return { finished: Promise.resolve() };
  });
  vi.stubGlobal('document', Object.assign(Object.create(document), { startViewTransition: start }));
  return start;
};

test('changes the page inside a view transition, and cleans up after it [PROF-2j]', async () => {
  prefer(false);
  const start = transitions();
  const steps: string[] = [];
  withViewTransition(
    () => steps.push('change'),
    () => steps.push('after'),
  );
  expect(start).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(steps).toEqual(['change', 'after']));
});

test('changes the page at once under reduced motion and without view transitions [PROF-2j]', () => {
  const steps: string[] = [];
  prefer(true);
  const start = transitions();
  withViewTransition(() => steps.push('still'));
  vi.unstubAllGlobals();
  prefer(false);
  withViewTransition(() => steps.push('old'));
  expect(steps).toEqual(['still', 'old']);
  expect(start).not.toHaveBeenCalled();
});
