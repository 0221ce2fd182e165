import { expect, inEachLanguage, test } from '#tests/support/journey.ts';
import { checkScreen, open, takenOver } from '#tests/support/screen.ts';

/** Each end in one of the languages: the way there is the same, and so is the page that says it. */
const ends = [
  { action: 'pend', title: 'pending_title', body: 'pending_body', state: 'pending', language: 'en' },
  { action: 'fail', title: 'failed_title', body: 'failed_body', state: 'failed', language: 'nl' },
  { action: 'cancel', title: 'cancelled_title', body: 'cancelled_body', state: 'cancelled', language: 'en' },
] as const;

inEachLanguage((language) => {
  for (const { action, title, body, state } of ends.filter((end) => end.language === language)) {
    test(`[CRED-1] [CRED-4] [CRED-5] a payment that ends with ${action} grants nothing and says what to do`, async ({
      enter,
      member,
      t,
    }) => {
      const { page } = await enter(await member(), '/credits/p1/ideal');
      await expect(page.getByRole('radio', { name: t('credits.method.ideal') })).toBeChecked();
      await page.getByRole('button', { name: t('credits.pay.directive') }).click();
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await page.getByRole('button', { name: t(`credits.sandbox.action_${action}`) }).click();
      const heading =
        action === 'fail' && language === 'nl' ? 'Betaling mislukt' : t(`credits.transaction.${title}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText(t(`credits.transaction.${body}`))).toBeVisible();
      if (action === 'fail' && language === 'nl') {
        await expect(page.getByText('De betaling is mislukt of geannuleeerd.')).toBeVisible();
      }
      await takenOver(page);
      await checkScreen(page);
      const navigation = page.getByRole('navigation', { name: t('shell.navigation') });
      await expect(navigation.getByRole('link', { name: t('shell.premium') })).toBeVisible();

      if (action === 'pend') {
        // Later the bank says yes, and the page that waits hears it by itself.
        const bank = await page.context().newPage();
        const checkout = await page
          .getByRole('link', { name: t('credits.transaction.pay') })
          .getAttribute('href');
        await bank.goto(checkout ?? '');
        await bank.getByRole('button', { name: t('credits.sandbox.action_complete') }).click();
        await expect(
          page.getByRole('heading', { name: t('credits.transaction.completed_title') }),
        ).toBeVisible();
        await expect(navigation.getByRole('link', { name: t('shell.credits') })).toBeVisible();
        // And later still it takes the money back.
        await bank.goto(checkout ?? '');
        await bank.getByRole('button', { name: t('credits.sandbox.action_charge_back') }).click();
        await expect(
          page.getByRole('heading', { name: t('credits.transaction.reversed_title') }),
        ).toBeVisible();
        return;
      }
      await page.getByRole('link', { name: t('credits.transaction.all') }).click();
      await expect(page.getByRole('main').getByRole('listitem')).toContainText(t(`credits.state.${state}`));
      await checkScreen(page);
      await page.goBack();
      await page.getByRole('link', { name: t('credits.transaction.again') }).click();
      await expect(page).toHaveURL('/credits/p1/ideal');
    });
  }
});

test('[CRED-1] a visitor sees what it costs and is led to an account', { tag: '@desktop' }, async ({
  visitor,
  t,
}) => {
  const { page } = await visitor();
  await open(page, '/pricing');
  await expect(page.getByText(t('credits.send_cost', { credits: 1 }))).toBeVisible();
  await checkScreen(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('credits.sign_up') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', {
    name: t('accounts.sign_up.page', { name: t('sites.niche.general.name') }),
  });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/pricing');
});
