import { test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

// The colours do not depend on the width.
const tag = '@phone';

test.use({ colorScheme: 'dark' });

test('pages for visitors stay readable in dark mode [SHELL-7a]', { tag }, async ({ visitor }) => {
  const { page } = await visitor();
  for (const path of ['/', '/signup', '/login', '/pricing', '/pages/terms']) {
    await page.goto(path);
    await checkScreen(page);
  }
});

test('pages for members stay readable in dark mode [SHELL-7a]', { tag }, async ({ enter, member }) => {
  const her = await member();
  const him = await member({ gender: 'male', looking_for: 'female' });
  const conversation = await sendAs(him, her, 'Hoi!');
  await sendAs(her, him, 'Dag!');
  const { page } = await enter(her);
  const paths = ['/members', `/members/${him.id}`, `/chats/${conversation}`, '/chats', '/likes/received'];
  for (const path of [
    ...paths,
    '/premium',
    '/credits',
    '/credits/p2',
    '/transactions',
    '/profile',
    '/complete-signup',
    '/signup-matches',
  ]) {
    await open(page, path);
    await checkScreen(page);
  }
});
