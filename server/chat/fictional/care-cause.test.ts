import { describe, expect, test } from 'vitest';
import { careCauseOf, spendingLimit } from './care-cause.ts';
import { restAfter, restMilliseconds, restsUntil } from './care-pause.ts';

describe('signs that somebody is vulnerable', () => {
  test.each([
    ['lonely', 'Ik voel me zo alleen de laatste tijd'],
    ['lonely', 'ben erg eenzaam'],
    ['lonely', 'ik heb niemand meer'],
    ['lonely', 'I feel so lonely at night'],
    ['money', 'Ik heb geen geld meer voor credits'],
    ['money', 'door mijn schulden lukt het niet'],
    ['money', "I can't afford this any more"],
    ['health', 'Ik ben ernstig ziek'],
    ['health', 'Ik heb kanker, en ben eenzaam'],
    ['health', "I don't want to live like this"],
    ['meeting', 'Zullen we afspreken?'],
    ['meeting', 'wanneer zie ik je'],
    ['meeting', 'Can we meet next week?'],
    ['meeting', 'Zullen we een keer wat drinken?'],
    ['lonely', 'Ich bin so einsam'],
    ['meeting', 'Spotkajmy się jutro'],
  ])('[FIC-6] %s: %s', (cause, text) => expect(careCauseOf(text)).toBe(cause));

  test.each([
    'Leuk je te ontmoeten!',
    'Nice to meet you',
    'Dat is mijn schuld',
    'Ik ben alleen thuis vandaag',
    'Ik heb niemand gezien',
    'Was ziek, nu weer beter',
    'Hoe was je dag?',
  ])('[FIC-6] no sign: %s', (text) => expect(careCauseOf(text)).toBeNull());
});

describe('a rest', () => {
  const now = new Date('2026-01-10T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const rest = (given: Partial<Parameters<typeof restAfter>[0]>) =>
    restAfter({ text: 'Hoi!', spent: 1, resumedAt: null, now, ...given });

  test('[FIC-6] follows a sign, not an ordinary message or a gift', () => {
    expect(rest({ text: 'Ik ben eenzaam' })).toBe('lonely');
    expect(rest({})).toBeNull();
    expect(rest({ text: null })).toBeNull();
  });

  test('[FIC-6] does not follow words within a day of the choice to go on; money spent stops again', () => {
    expect(rest({ text: 'Ik ben eenzaam', resumedAt: hoursAgo(23) })).toBeNull();
    expect(rest({ text: 'Ik ben eenzaam', resumedAt: hoursAgo(25) })).toBe('lonely');
    expect(rest({ spent: spendingLimit - 1 })).toBeNull();
    expect(rest({ spent: spendingLimit, resumedAt: hoursAgo(1) })).toBe('spending');
  });

  test('[FIC-6] ends no sooner than it should', () => {
    expect(restsUntil(now).getTime() - now.getTime()).toBe(restMilliseconds);
  });
});
