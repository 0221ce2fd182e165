import { expect, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { fetchSiteSettings } from '#tests/support/sites/fetch-site-settings.ts';

test('an operator adds a site by form and opens it in a browser under its domain [SAFE-2i, SAFE-6b]', {
  tag: '@desktop',
}, async ({ visitor, address, t }) => {
  const { page, watch } = await visitor();
  watch.allow(/status of 400/);
  await logInToConsole(page, address);
  await open(page, '/console/house');
  await checkScreen(page);
  const host = `${uniqueLetters()}.localhost`;
  const domain = page.getByLabel(t('content.house.domain'), { exact: true });
  const add = page.getByRole('button', { name: t('content.house.add_site') });
  await page.getByLabel(t('content.house.mail_name'), { exact: true }).fill('Nieuw');

  await test.step('a domain in use gets an error at its field', async () => {
    await domain.fill('localhost.');
    await add.click();
    await expect(domain).toHaveAccessibleDescription(t('content.field.invalid_host'));
    await domain.fill('she.localhost');
    await add.click();
    await expect(domain).toHaveAccessibleDescription(t('content.field.host_taken'));
    await checkScreen(page);
  });

  await domain.fill(host);
  await page.getByLabel(t('content.house.niche'), { exact: true }).selectOption('7');
  await page.getByLabel(t('content.house.country'), { exact: true }).selectOption('NL');
  await add.click();
  await expect(page.getByRole('link', { name: host })).toBeVisible();

  const site = new URL(address);
  site.hostname = host;
  const { page: other } = await visitor();
  await other.goto(site.href);
  await expect(other).toHaveTitle(t('sites.niche.gay.title'));
  expect(await fetchSiteSettings(other)).toMatchObject({ domain: host, signups: 'none', closed: false });

  await test.step('a closed site says so to visitors, and opens again', async () => {
    await page.getByRole('button', { name: t('content.house.close_that', { host }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('content.house.close_site'), exact: true }).click();
    await expect(page.getByText(t('content.house.closed'), { exact: true })).toBeVisible();
    await other.goto(new URL('/signup', site).href);
    await expect(other.getByText(t('accounts.closed.title'))).toBeVisible();
    await page.getByRole('button', { name: t('content.house.open_that', { host }) }).click();
    await dialog.getByRole('button', { name: t('content.house.open_site'), exact: true }).click();
    await expect(page.getByText(t('content.house.closed'), { exact: true })).toBeHidden();
  });
});

test('an operator changes a setting after a preview and undoes it from its history [SAFE-6b]', {
  tag: '@phone',
}, async ({ visitor, address, t }) => {
  const { page, watch } = await visitor();
  watch.allow(/status of 400/);
  await logInToConsole(page, address);
  await open(page, '/console/house/settings');
  await page.getByLabel(t('content.house.site'), { exact: true }).selectOption('milf.localhost');
  const name = t('content.setting.photo_credits');
  const row = page.getByRole('listitem').filter({ hasText: t('content.setting.photo_credits_what') });
  await expect(row).toBeVisible();
  await checkScreen(page);
  const dialog = page.getByRole('dialog');

  await row.getByRole('button', { name: t('content.house.change_that', { name }) }).click();
  await dialog.getByLabel(t('content.house.new_value'), { exact: true }).fill('-1');
  await dialog.getByRole('button', { name: t('content.house.preview') }).click();
  await expect(dialog.getByLabel(t('content.house.new_value'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(t('kit.field.too_small', { min: 0 })),
  );
  await dialog.getByLabel(t('content.house.new_value'), { exact: true }).fill('6');
  await dialog.getByRole('button', { name: t('content.house.preview') }).click();
  await expect(dialog.getByText(t('content.house.before_after', { before: '2', after: '6' }))).toBeVisible();
  await checkScreen(page);
  await dialog.getByRole('button', { name: t('content.house.save') }).click();
  await expect(row.getByText(t('content.house.differs'))).toBeVisible();

  await row.getByRole('button', { name: t('content.house.history_of', { name }) }).click();
  await dialog
    .getByRole('button', { name: t('content.house.take', { value: t('content.house.the_default') }) })
    .click();
  await dialog.getByRole('button', { name: t('content.house.use_default') }).click();
  await dialog.getByRole('button', { name: t('content.house.save') }).click();
  await expect(row.getByText(t('content.house.differs'))).toBeHidden();
});

test('an operator announces a price for later and one for now, which members then see [SAFE-6b, CRED-1b]', {
  tag: '@desktop',
}, async ({ visitor, address, t }) => {
  const { page } = await visitor();
  await logInToConsole(page, address);
  // No other journey buys in this currency.
  await open(page, '/console/house/prices?currency=NZD');
  await checkScreen(page);
  const dialog = page.getByRole('dialog');
  const amount = page.getByLabel(t('payments.prices.amount', { currency: 'NZD' }), { exact: true });
  const preview = page.getByRole('button', { name: t('payments.prices.preview') });
  const announce = dialog.getByRole('button', { name: t('payments.prices.save') });

  // A phone shows the form behind a button.
  const form = page.getByRole('button', { name: t('payments.prices.new') });
  if (await form.isVisible()) await form.click();
  await amount.fill('21,50');
  const later = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel(t('payments.prices.from'), { exact: true }).fill(later);
  await preview.click();
  await checkScreen(page);
  await announce.click();
  const announced = page.getByRole('listitem').filter({ hasText: t('payments.prices.state_announced') });
  await expect(announced).toHaveCount(1);

  await amount.fill('17,77');
  await page.getByLabel(t('payments.prices.from'), { exact: true }).fill('');
  await preview.click();
  await announce.click();
  await expect(dialog).toBeHidden();

  const { page: shop } = await visitor();
  await shop.goto(new URL('/pricing', address).href);
  await expect(async () => {
    await shop.context().addCookies([{ name: 'vonk_country', value: 'NZ', url: address }]);
    await shop.reload();
    await expect(shop.getByText(/17,77/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });

  await page.reload();
  await announced.getByRole('button').click();
  await dialog.getByRole('button', { name: t('payments.prices.withdraw'), exact: true }).click();
  await expect(announced).toHaveCount(0);
});
