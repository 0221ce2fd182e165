import { expect } from '@playwright/test';
import * as z from 'zod/mini';

const messages = z.array(z.object({ kind: z.string(), text: z.string() }));

/**
 * Waits for a text message to this number in the developer mailbox and returns the code of the newest one.
 */
export async function waitForSmsCode(address: string, phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const response = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(phone)}`);
    const [newest] = z.parse(messages, await response.json()).filter(({ kind }) => kind === 'sms');
    code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    expect(code, `a code for ${phone}`).toBeDefined();
  }).toPass({ timeout: 30_000, intervals: [50, 100] });
  return code ?? '';
}
