import { expect, test } from 'vitest';
import { niches } from '#contract/sites/niche.ts';
import { withFirstAnswers } from './first-answers.ts';
import { askedScreens, progressOf, screenAt, screenIn, screenToShow } from './screens.ts';
import { emptyDraft, type SignUpDraft } from './sign-up-draft.ts';

const niche = (name: (typeof niches)[number]) => niches.indexOf(name) + 1;

const answersOn = (name: (typeof niches)[number], typed: Partial<SignUpDraft> = {}) => {
  const draft = withFirstAnswers({ ...emptyDraft, ...typed }, niche(name));
  const asked = askedScreens(draft, niche(name));
  return {
    answers: [draft.gender, draft.sexuality, draft.looking_for].join(' '),
    asked: asked.map((index) => screenAt(index).fields[0]),
    steps: progressOf(asked[0] ?? 0, asked).steps,
  };
};

test('asks nothing that the gay site already says, until the visitor wants to change it [ACC-1e]', () => {
  const given = answersOn('gay');
  expect(given.answers).toBe('male gay male');
  expect(given.asked[0]).toBe('date_of_birth');
  expect(given.steps).toBe(4);
  const changed = answersOn('gay', { asks_all: 'yes', sexuality: 'bi' });
  expect(changed.answers).toBe('male bi both');
  expect(changed.asked.slice(0, 4)).toEqual(['gender', 'sexuality', 'looking_for', 'date_of_birth']);
  expect(changed.steps).toBe(5);
});

test('suggests answers on the other sites, and an own answer replaces them [ACC-1e]', () => {
  expect(answersOn('she')).toMatchObject({ answers: 'female lesbian female', steps: 5 });
  expect(answersOn('she').asked[0]).toBe('gender');
  expect(answersOn('milf').answers).toBe('male hetero female');
  expect(answersOn('milf', { gender: 'female' }).answers).toBe('female hetero male');
  expect(answersOn('general').answers).toBe(' hetero ');
});

test('drops an orientation that does not fit the gender, so that the question is open again [ACC-1f]', () => {
  expect(answersOn('she', { gender: 'male' }).answers).toBe('male  ');
  expect(answersOn('general', { gender: 'female', sexuality: 'gay', looking_for: 'male' }).answers).toBe(
    'female  ',
  );
});

test('follows the orientation instead of an answer that contradicts it [ACC-1f, DISC-1h]', () => {
  const lander = { gender: 'female', looking_for: 'male' };
  expect(answersOn('general', { ...lander, sexuality: 'lesbian' }).answers).toBe('female lesbian female');
  expect(answersOn('general', { ...lander, sexuality: 'bi' }).answers).toBe('female bi male');
});

test('asks only bi visitors whom they look for [ACC-1f]', () => {
  const asks = (sexuality: string) =>
    answersOn('general', { gender: 'male', sexuality }).asked.includes('looking_for');
  expect([asks('hetero'), asks('gay'), asks('bi')]).toEqual([false, false, true]);
});

test('reads the screen from the address, and shows the next one that is asked [ACC-1a]', () => {
  const at = (query: string) => screenIn(new URLSearchParams(query));
  expect([at(''), at('step=0'), at('step=0&ask=sexuality'), at('step=1'), at('step=4')]).toEqual([
    0, 0, 1, 3, 6,
  ]);
  expect([at('step=9'), at('step=0&ask=nothing')]).toEqual([0, 0]);
  expect(screenToShow(0, [3, 4])).toBe(3);
  expect(screenToShow(2, [0, 1, 3])).toBe(3);
});
