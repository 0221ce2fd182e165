import { expect, test } from 'vitest';
import { searchFields, searchFieldsFor } from '#contract/sites/settings.ts';
import { searchOf } from './member-search.ts';

const query = new URLSearchParams('sexuality=bi&interests=bondage&hair_color=red&country=NL');

test('ignores fields about sexual life in the address of a visitor [GDPR-1e]', () => {
  const visitor = searchOf(query, searchFieldsFor(searchFields, { member: false }));
  expect(visitor.criteria).toEqual({ country: 'NL', hair_color: ['red'] });
  const member = searchOf(query, searchFieldsFor(searchFields, { member: true }));
  expect(member.criteria).toMatchObject({ sexuality: ['bi'], interests: ['bondage'] });
});
