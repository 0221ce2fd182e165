import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Image } from '#contract/photos/image.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Picture } from './picture.tsx';

const someImage: Image = {
  filename: 'a.webp',
  card_filename: 'a-card.webp',
  thumb_filename: 'a-thumb.webp',
  match: 'a-match.webp',
  status: 'active',
};

const show = (image: Image | null, name?: string) => {
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  return render(
    <QueryClientProvider client={queries}>
      <Picture image={image} alt="Foto" size="thumb" name={name} />
    </QueryClientProvider>,
  ).container;
};

test('draws the initial of a member without a picture', () => {
  expect(show(null, 'noor').querySelector('svg text')?.textContent).toBe('N');
  expect(show(null).querySelector('svg text')).toBeNull();
});

test('draws the initial if the picture fails to load', () => {
  const shown = show(someImage, 'Noor');
  const img = shown.querySelector('img');
  expect(img).not.toBeNull();
  if (img) fireEvent.error(img);
  expect(shown.querySelector('svg text')?.textContent).toBe('N');
});

test('draws the initial if the picture failed before the page was hydrated', () => {
  const broken = { complete: true, currentSrc: 'https://vonk.example/a.jpg', naturalWidth: 0 };
  const before = Object.keys(broken).map(
    (name) => [name, Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, name)] as const,
  );
  for (const [name, value] of Object.entries(broken))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, get: () => value });
  expect(show(someImage, 'Noor').querySelector('svg text')?.textContent).toBe('N');
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(HTMLImageElement.prototype, name, descriptor);
    else Reflect.deleteProperty(HTMLImageElement.prototype, name);
});
