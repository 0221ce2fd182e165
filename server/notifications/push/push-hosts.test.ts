import { expect, test } from 'vitest';
import { isPushAddress } from './push-hosts.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('accepts %s as a push service [NOTIF-3c]', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://user:pass@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest',
  'https://evilpush.apple.com.local/x',
  'nonsense',
])('refuses %s, because requests go only to known push services [NOTIF-3c, PUSH-10a]', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(false);
});
