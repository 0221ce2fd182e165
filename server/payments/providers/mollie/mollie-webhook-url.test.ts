import { expect, test } from 'vitest';
import { mollieWebhookUrl } from './mollie-webhook-url.ts';

test('gives Mollie a webhook address only if Mollie can reach it [CRED-5b, PAY-30b]', () => {
  const path = '/api/webhook-mollie.php';
  expect(mollieWebhookUrl(`https://www.vonk.example${path}`)).toBe(`https://www.vonk.example${path}`);
  const unreachable = [
    'http://www.vonk.example',
    'https://localhost:3000',
    'https://she.localhost',
    'https://vonk',
    'https://vonk.local',
    'https://127.0.0.1:3000',
    'https://10.0.0.8',
    'https://[::1]:3000',
  ];
  for (const origin of unreachable) expect(mollieWebhookUrl(origin + path), origin).toBeNull();
});
