import type { BrowserContext } from '@playwright/test';

/**
 * Delays every server response by up to 1.5 s, as on a bad connection. A journey that does not wait for a
 * response then fails often instead of once in a few hundred runs. Set `LATE=answers` to use it.
 */
export async function delayResponses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Taken before a journey replaces the clock, because a paused clock would hold every response.
    const { fetch, setTimeout } = window;
    window.fetch = async (...given) => {
      const answer = await fetch(...given);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1500));
      return answer;
    };
  });
}
