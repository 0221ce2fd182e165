import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

test('shows removed and added lines in the order of the text [CON-17d]', () => {
  const lines = changedLines('# Terms\n\nOne.\n\nTwo.\n', '# Terms\n\nOne.\n\nThree.\n\nFour.\n');
  expect(lines).toEqual([
    { id: 0, text: 'Two.', change: 'removed' },
    { id: 1, text: 'Three.', change: 'added' },
    { id: 2, text: 'Four.', change: 'added' },
  ]);
  expect(changedLines('same', 'same')).toEqual([]);
});
