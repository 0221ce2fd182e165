import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDroppedFiles } from './use-dropped-files.ts';

const picture = new File(['picture'], 'image.png', { type: 'image/png' });

/** False: the pasted content does not go into the text field. */
const paste = (types: readonly string[]) =>
  fireEvent.paste(document.body, { clipboardData: { types, files: [picture] } });

test('takes a pasted picture, but leaves text that comes with its own picture to the text field [CHAT-10a]', () => {
  const onFiles = vi.fn();
  const { unmount } = renderHook(() => useDroppedFiles(onFiles));
  expect(paste(['Files'])).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
  // Office programs copy tables and paragraphs this way.
  expect(paste(['text/plain', 'text/html', 'Files'])).toBe(true);
  expect(onFiles).toHaveBeenCalledOnce();
  unmount();
  expect(paste(['Files'])).toBe(true);
});
