import type { BrowserContext } from '@playwright/test';

/**
 * Makes every answer of the server come up to a second and a half late, as over a bad line: a journey that goes on before
 * an answer fails then often, instead of once in a few hundred runs. `LATE=answers` for whoever looks for one.
 */
export async function answerLate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...given) => {
      const answer = await fetch(...given);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1500));
      return answer;
    };
  });
}
