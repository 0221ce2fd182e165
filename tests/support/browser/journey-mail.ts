import { expect } from '@playwright/test';
import * as z from 'zod/mini';

const mails = z.array(z.object({ subject: z.string(), links: z.array(z.string()) }));

/**
 * Waits for a mail to this address that has a link with this beginning (path and query). Returns the newest
 * such link.
 */
export const waitForMailedLink = (address: string, to: string, beginning: string): Promise<string> =>
  mailedLink(address, to, beginning, () => true);

/** The same for a mail with this subject. */
export const waitForMailedLinkBySubject = (
  address: string,
  to: string,
  subject: string,
  beginning: string,
): Promise<string> => mailedLink(address, to, beginning, (found) => found === subject);

async function mailedLink(
  address: string,
  to: string,
  beginning: string,
  isMeant: (subject: string) => boolean,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    const found = z.parse(mails, await response.json()).filter(({ subject }) => isMeant(subject));
    const links = found.flatMap((mail) => mail.links);
    link = links.find((one) => one.startsWith(`${address}${beginning}`));
    expect(link, `a mail to ${to} with ${beginning}`).toBeDefined();
  }).toPass({ timeout: 30_000, intervals: [50, 100] });
  return link ?? '';
}
