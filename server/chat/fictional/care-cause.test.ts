import { describe, expect, test } from 'vitest';
import {
  carePauseEnd,
  carePauseMilliseconds,
  detectCareCause,
  pauseCauseAfter,
  spendingLimit,
} from './care-cause.ts';

describe('signs of vulnerability', () => {
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
  ])('finds %s: %s [FIC-6a]', (cause, text) => expect(detectCareCause(text)).toBe(cause));

  test.each([
    'Leuk je te ontmoeten!',
    'Nice to meet you',
    'Dat is mijn schuld',
    'Ik ben alleen thuis vandaag',
    'Ik heb niemand gezien',
    'Was ziek, nu weer beter',
    'Hoe was je dag?',
  ])('finds none in: %s [FIC-6a]', (text) => expect(detectCareCause(text)).toBeNull());
});

describe('a pause', () => {
  const now = new Date('2026-01-10T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const rest = (given: Partial<Parameters<typeof pauseCauseAfter>[0]>) =>
    pauseCauseAfter({ text: 'Hoi!', spent: 1, resumedAt: null, now, ...given });

  test('follows a sign, but not an ordinary message or a gift [FIC-6a]', () => {
    expect(rest({ text: 'Ik ben eenzaam' })).toBe('lonely');
    expect(rest({})).toBeNull();
    expect(rest({ text: null })).toBeNull();
  });

  test('does not follow words within a day after resuming, but follows spending [FIC-6a]', () => {
    expect(rest({ text: 'Ik ben eenzaam', resumedAt: hoursAgo(23) })).toBeNull();
    expect(rest({ text: 'Ik ben eenzaam', resumedAt: hoursAgo(25) })).toBe('lonely');
    expect(rest({ spent: spendingLimit - 1 })).toBeNull();
    expect(rest({ spent: spendingLimit, resumedAt: hoursAgo(1) })).toBe('spending');
  });

  test('does not end too early [FIC-6b]', () => {
    expect(carePauseEnd(now).getTime() - now.getTime()).toBe(carePauseMilliseconds);
  });
});
