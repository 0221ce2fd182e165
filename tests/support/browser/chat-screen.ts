import { expect, type Locator, type Page } from '@playwright/test';
import type { TextValues } from '#server/platform/texts/texts.ts';

type TextFunction = (key: string, values?: TextValues) => string;

/** Page object for a conversation. */
export function chatScreen(page: Page, t: TextFunction, name: string) {
  const log = page.getByRole('region', { name: t('chat.title_with', { name }) });
  const input = page.getByRole('textbox', { name: t('chat.input', { name }) });
  const send = page.getByRole('button', { name: t('chat.send', { credits: 1 }) });
  return {
    log,
    input,
    typing: log.getByRole('img', { name: t('chat.typing', { name }) }),
    /** The balance in the bar above the conversation. */
    credits: (credits: number): Locator =>
      page
        .getByRole('banner')
        .or(page.locator('header'))
        .getByRole('link', {
          name: t('chat.credits', { credits }),
          exact: true,
        }),
    message: (text: string): Locator => log.getByText(text, { exact: true }),
    async say(text: string) {
      await input.fill(text);
      await send.click();
    },
    /** Expects each text to be shown exactly once. */
    async expectOnce(...texts: readonly string[]) {
      for (const text of texts) await expect(log.getByText(text, { exact: true })).toHaveCount(1);
    },
  };
}
