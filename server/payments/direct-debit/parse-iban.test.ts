import { expect, test } from 'vitest';
import { maskedIban, parseIban } from './parse-iban.ts';
import { maskedPhone, parsePhone } from './parse-phone.ts';

test('accepts an IBAN by checksum, length and country [CRED-6a, SEPA-1, SEPA-2]', () => {
  expect(parseIban(' nl91 abna 0417 1643 00 ')).toEqual({ iban: 'NL91ABNA0417164300', fault: null });
  expect(parseIban('DE89370400440532013000').fault).toBeNull();
  const wrong = [
    'NL92ABNA0517164300',
    'NL91ABNA041716430',
    'NL91ABNA04171643000',
    'XX91ABNA0417164300',
    '91',
    '',
  ];
  expect(wrong.map((typed) => parseIban(typed).fault)).toEqual(wrong.map(() => 'iban_invalid'));
  const elsewhere = ['GB82WEST12345698765432', 'CH9300762011623852957'];
  expect(elsewhere.map((typed) => parseIban(typed).fault)).toEqual(elsewhere.map(() => 'iban_not_supported'));
  expect(maskedIban('NL91ABNA0417164300')).toBe('NL•• •••• 4300');
});

test('accepts mobile phone numbers only [CRED-6a]', () => {
  expect(parsePhone('06 12 34 56 78', 'NL')).toBe('+31612345678');
  expect(parsePhone('+31612345678', 'BE')).toBe('+31612345678');
  expect(parsePhone('06 12345678', 'ZZ')).toBeNull();
  const others = ['020 624 1111', '0900 1234', '112', '', '06 1234', 'bel me'];
  expect(others.map((typed) => parsePhone(typed, 'NL'))).toEqual(others.map(() => null));
  expect(maskedPhone('+31612345678')).toBe('+31 •••• 78');
});
