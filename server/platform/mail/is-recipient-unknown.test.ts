import { expect, test } from 'vitest';
import { isRecipientUnknown } from './is-recipient-unknown.ts';

test.each([
  ['RCPT TO', '550 5.1.1 no such user'],
  ['RCPT TO', '550-5.2.1 mailbox disabled'],
  ['DATA', '550 5.1.1 no such user'],
  ['RCPT TO', '550 no such user here'],
  ['RCPT TO', '553 mailbox name not allowed'],
])('treats "%s" answered by "%s" as a dead address [NOTIF-2a]', (command, reply) => {
  expect(isRecipientUnknown(command, reply)).toBe(true);
});

test.each([
  ['RCPT TO', '451 4.2.0 greylisted'],
  ['RCPT TO', '554 5.7.1 relay access denied'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '550 5.7.1 blocked by policy'],
  ['MAIL FROM', '550 5.1.8 sender unknown'],
  ['MAIL FROM', '550 no'],
  ['DATA', '554 looks like spam'],
  [null, '535 5.7.8 wrong password'],
])('does not blame the address for "%s" answered by "%s" [NOTIF-2c]', (command, reply) => {
  expect(isRecipientUnknown(command, reply)).toBe(false);
});
