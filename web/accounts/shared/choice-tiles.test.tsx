import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
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

test('moves on by a click or tap, also on the chosen tile, but not by arrow keys [ACC-1d]', () => {
  const onPick = vi.fn();
  const onChange = vi.fn();
  render(
    <ChoiceTiles
      name="gender"
      label="Ik ben een"
      value="female"
      choices={choices}
      error={undefined}
      onChange={onChange}
      onPick={onPick}
    />,
  );
  // A browser fires a click without presses when an arrow key or the space bar chooses.
  fireEvent.click(screen.getByLabelText('Man'), { detail: 0 });
  expect(onChange).toHaveBeenCalledWith('male');
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText('Man'), { detail: 1 });
  expect(onPick).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByLabelText('Vrouw'), { detail: 1 });
  expect(onPick).toHaveBeenCalledTimes(2);
});

test('counts no preselected answer as a choice of the visitor [ACC-1e]', () => {
  const onChange = vi.fn();
  render(
    <ChoiceTiles
      name="gender"
      label="Ik ben een"
      value="female"
      choices={choices}
      error={undefined}
      onChange={onChange}
    />,
  );
  expect(screen.getByLabelText('Vrouw')).toHaveProperty('checked', true);
  expect(onChange).not.toHaveBeenCalled();
});
