import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';

const own = ['Fleur de Lis', 'fleurdelis99@post.example', 'vonk.example', 'Vonk'];

test.each([
  'qwertyuiop',
  'QwertyUIOP',
  'password123',
  'ｐａｓｓｗｏｒｄ１２３',
  'aaaaaaaaaaaa',
  '121212121212',
  'abcdefghij',
  '1234567890-',
  'op[1234567',
  '0987654321',
  'POIUYTREWQ',
  '1234512345',
  'qwertyqwerty',
])('refuses the common password %s [ACC-15a, AUTH-3a]', async (password) => {
  expect(await isGuessablePassword(password, own)).toBe(true);
});

test.each([
  'fleurdelis99',
  'Fleur de Lis',
  'Fleurdelis2026!',
  'fleurdelis99@post.example',
  'vonk.example',
  'vonkvonkvonk',
])('refuses %s, made of words of the person or the site [AUTH-3b]', async (password) => {
  expect(await isGuessablePassword(password, own)).toBe(true);
});

test.each([
  'Welkom2024!',
  'Voetbal123',
  'wachtwoord1',
  'Wachtwoord123',
  'Password1!',
  'P@ssw0rd123',
  'letmein1234',
  'sunshine12',
  'Passwort2025',
  'motdepasse1',
  'Contraseña1',
  'password!!1',
  'haslo12345',
  'salasana123',
  'Sommer2025!',
  'jegelskerdig1',
  'lösenord123',
  'Adgangskode1',
  'Amsterdam2026',
])('refuses %s, a common word of our languages with a variation [ACC-15e]', async (password) => {
  expect(await isGuessablePassword(password, own)).toBe(true);
});

test.each(['soccer123456', 'iloveyou12345', 'ILOVEYOU12345'])(
  'refuses the leaked password %s [AUTH-3c]',
  async (password) => {
    expect(await isGuessablePassword(password, [])).toBe(true);
  },
);

test.each(['vier blauwe fietsen', 'Fleur de Lis maakt taart', 'x9$kLp2vQz', 'kolme sinistä hevosta'])(
  'accepts %s [ACC-15a, AUTH-3a]',
  async (password) => {
    expect(await isGuessablePassword(password, own)).toBe(false);
  },
);

test('judges the longest password full of signs for letters [ACC-15e]', async () => {
  expect(await isGuessablePassword('4@8({[<63&901!|7$52%'.repeat(13).slice(0, 256), own)).toBe(false);
});
