import { expect, test } from '#tests/support/browser/journey.ts';
import { waitForMailedLinkBySubject } from '#tests/support/browser/journey-mail.ts';
import { checkScreen, waitForHydration } from '#tests/support/browser/screen.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';

test('a buyer withdraws without a log-in, gets a receipt by mail, and the refund is on its way [CRED-12a, CRED-11a, CON-4a]', {
  tag: '@phone',
}, async ({ visitor, member, enter, address, t }) => {
  const buyer = await member();
  const order = await buyPackage(buyer.client, 'p0');
  const { page } = await visitor();
  await page.goto('/pages/terms');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(t('shell.footer'), { exact: true }).click();
  await footer.getByRole('link', { name: t('shell.withdraw') }).click();
  await expect(page).toHaveURL('/withdraw');
  await waitForHydration(page);
  await page.getByLabel(t('payments.withdraw.name'), { exact: true }).fill('J.R. de Vries');
  await page.getByLabel(t('payments.withdraw.order'), { exact: true }).fill(`${order}`);
  await page.getByLabel(t('payments.withdraw.email'), { exact: true }).fill(buyer.email);
  await checkScreen(page);
  await page.getByRole('button', { name: t('payments.withdraw.next') }).click();
  await expect(page.getByRole('heading', { name: t('payments.withdraw.summary') })).toBeFocused();
  await checkScreen(page);
  await page.getByRole('button', { name: t('payments.withdraw.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('payments.withdraw.done_title') })).toBeFocused();
  await checkScreen(page);

  const link = await waitForMailedLinkBySubject(
    address,
    buyer.email,
    'Je herroeping is ontvangen',
    '/transactions/',
  );
  const own = await enter(buyer, new URL(link).pathname);
  await expect(own.page.getByText(/9,99/).first()).toBeVisible();
  const main = own.page.getByRole('main');
  await expect(main.getByRole('link', { name: t('payments.withdraw.link') })).toHaveCount(0);
  await waitForMailedLinkBySubject(address, buyer.email, 'Je geld is terugbetaald', '/transactions/');
});
