import { expect } from '@playwright/test';
import * as z from 'zod/mini';

const mails = z.array(z.object({ links: z.array(z.string()) }));

/** Waits for a mail to this address with a link that begins so (path and query), and takes the newest one. */
export async function linkMailedTo(address: string, to: string, beginning: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    const links = z.parse(mails, await response.json()).flatMap((mail) => mail.links);
    link = links.find((found) => found.startsWith(`${address}${beginning}`));
    expect(link, `a mail to ${to} with ${beginning}`).toBeDefined();
  }).toPass({ timeout: 30_000, intervals: [50, 100] });
  return link ?? '';
}
