import { describe, expect, test } from 'vitest';
import { caseIdOf, readTerm } from './read-term.ts';

const hosts = new Set(['vonk.example', 'localhost']);
const read = (typed: string) => readTerm(typed, hosts);

describe('a search term of the console', () => {
  test('reads a mail address in any case as nothing else [SAFE-5a]', () => {
    expect(read(' Anna@People.Example ')).toEqual({ email: 'anna@people.example' });
  });

  test('reads the number of a case with and without hyphens [SAFE-5a]', () => {
    // 03F7-K2Q9-XH4D as it is written, spoken and typed.
    expect(caseIdOf('03F7-K2Q9-XH4D')).toBe(caseIdOf('o3f7 k2q9 xh4d'));
    expect(read('03F7-K2Q9-XH4D')).toMatchObject({ caseId: caseIdOf('03F7K2Q9XH4D') });
    expect(caseIdOf('ZZZZ-ZZZZ-ZZZZ')).toBeUndefined();
    expect(caseIdOf('0000-0000-0000')).toBeUndefined();
  });

  test('reads digits as an id and as a part of a name [SAFE-5a]', () => {
    expect(read('1234 5678')).toEqual({ number: 12_345_678, name: '1234 5678' });
    expect(read('9999999999999999')).toEqual({});
    expect(read('4503599627370495')).toEqual({ number: 4_503_599_627_370_495 });
  });

  test.each([
    'https://vonk.example/members/123',
    'http://www.vonk.example/members/123?page=2#photos',
    'vonk.example/members/123/',
    'https://localhost:3000/likes/m/123',
    'https://vonk.example/de/members/123/signup',
  ])('reads %s as the address of a profile [SAFE-5a]', (typed) => {
    expect(read(typed)).toEqual({ profile: 123 });
  });

  test.each([
    'https://elsewhere.example/members/123',
    'https://vonk.example.elsewhere.example/members/123',
    'https://vonk.example@elsewhere.example/members/123',
    'https://vonk.example/chats/123',
    'https://vonk.example/members/12x',
    'elsewhere.example/members/123',
  ])('finds nobody by %s [SAFE-5a]', (typed) => {
    expect(read(typed)).toEqual({});
  });
});
