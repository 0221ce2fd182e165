import { expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { asksToStop } from './asks-to-stop.ts';

const requests = {
  nl: ['Stop ermee', 'Schrijf me niet meer', 'Laat me met rust!', 'Hou op met schrijven'],
  en: ['Stop.', 'Please stop writing me', 'Leave me alone', 'Do not message me again'],
  de: ['Hör auf', 'Lass mich in Ruhe', 'Schreib mir nicht mehr', 'Keine Nachrichten mehr bitte'],
  fr: ['Arrête', 'Laisse-moi tranquille', 'Ne m’écris plus', 'Arrête de m’écrire'],
  es: ['Basta', 'Déjame en paz', 'No me escribas más', 'Deja de escribirme'],
  it: ['Smettila', 'Lasciami in pace', 'Non scrivermi più', 'Smetti di scrivermi'],
  pl: ['Przestań', 'Daj mi spokój', 'Nie pisz do mnie', 'Przestań do mnie pisać'],
  da: ['Stop', 'Lad mig være', 'Skriv ikke til mig mere', 'Stop med at skrive til mig'],
  no: ['Slutt', 'La meg være i fred', 'Ikke skriv til meg', 'Slutt å skrive til meg'],
  sv: ['Sluta', 'Lämna mig i fred', 'Skriv inte till mig mer', 'Sluta skriva till mig'],
  fi: ['Lopeta', 'Jätä minut rauhaan', 'Älä kirjoita minulle enää', 'Lopeta viestit'],
} as const;

const others = [
  'Ik stop met roken.',
  'Waar stopt de bus?',
  'I could not stop laughing.',
  'Wann hörst du auf zu arbeiten?',
  'Je n’arrête pas de penser à la mer.',
  'No escribo muy bien.',
  'Piszesz pięknie.',
  'Jeg skriver gerne.',
  'Jag slutar klockan fem.',
  'Milloin lopetat työt?',
];

test.each(locales)('recognises the request to stop in %s [MEET-15f]', (language) => {
  expect(requests[language].filter((text) => !asksToStop(text))).toEqual([]);
});

test('leaves other sentences alone [MEET-15f]', () => {
  expect(others.filter(asksToStop)).toEqual([]);
});
