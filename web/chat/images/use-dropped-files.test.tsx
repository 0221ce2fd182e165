import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDroppedFiles } from './use-dropped-files.ts';

const picture = new File(['picture'], 'image.png', { type: 'image/png' });

/** False: what was pasted does not go where one types. */
const paste = (types: readonly string[]) =>
  fireEvent.paste(document.body, { clipboardData: { types, files: [picture] } });

test('[CHAT-10] a pasted picture is taken; words that come with a picture of themselves go where one types', () => {
  const onFiles = vi.fn();
  const { unmount } = renderHook(() => useDroppedFiles(onFiles));
  expect(paste(['Files'])).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
  // As a table or a paragraph is copied out of an office program.
  expect(paste(['text/plain', 'text/html', 'Files'])).toBe(true);
  expect(onFiles).toHaveBeenCalledOnce();
  unmount();
  expect(paste(['Files'])).toBe(true);
});
