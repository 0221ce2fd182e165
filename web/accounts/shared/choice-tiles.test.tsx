import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ChoiceTiles } from './choice-tiles.tsx';

const choices = [
  { value: 'female', label: 'Vrouw' },
  { value: 'male', label: 'Man' },
];

function Question() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <ChoiceTiles
        name="gender"
        label="Ik ben een"
        value={chosen}
        choices={choices}
        error={undefined}
        onChange={setChosen}
      />
      <output>{chosen}</output>
    </>
  );
}

let root: Root | undefined;
afterEach(() => root?.unmount());

test('counts a choice made before hydration and lets the user change it [ACC-1a]', async () => {
  document.body.innerHTML = `<div>${renderToString(<Question />)}</div>`;
  screen.getByLabelText<HTMLInputElement>('Man').checked = true;
  const [place] = document.body.children;
  if (place) root = hydrateRoot(place, <Question />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('male'));
  expect(screen.getByLabelText('Man')).toHaveProperty('checked', true);
  fireEvent.click(screen.getByLabelText('Vrouw'));
  expect(screen.getByRole('status').textContent).toBe('female');
  expect(screen.getByLabelText('Man')).toHaveProperty('checked', false);
});
