import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-part.tsx';

const Hello = ({ name }: { name: string }) => <p>Hallo {name}</p>;

test('keeps the page when a script fails to load, and loads it again later [SHELL-10a]', async () => {
  const load = vi.fn(async () => Hello);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyComponent(load);
  const onMissing = vi.fn();
  const shown = <Part part={{ name: 'Noor' }} fallback={<p>Even geduld</p>} onMissing={onMissing} />;
  const page = render(shown);
  expect(screen.getByText('Even geduld')).toBeTruthy();
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  page.rerender(<p>zonder</p>);
  page.rerender(shown);
  expect(await screen.findByText('Hallo Noor')).toBeTruthy();
  // A loaded component is rendered at once the next time.
  page.rerender(<p>zonder</p>);
  act(() => page.rerender(shown));
  expect(screen.getByText('Hallo Noor')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
