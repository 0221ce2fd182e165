import { expect, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

test('an operator adds a company, gives it to a new site, and visitors read its name there [SAFE-6j]', async ({
  visitor,
  address,
  t,
}) => {
  test.slow();
  const { page, watch } = await visitor();
  watch.allow(/status of 400/);
  await logInToConsole(page, address);
  const name = `Vonk ${uniqueLetters()} BV`;

  await test.step('the form names the field of each error', async () => {
    await open(page, '/console/house/company');
    const part = page.getByRole('region', { name: t('content.company.new'), exact: true });
    await part.getByRole('button', { name: t('content.company.new') }).click();
    const field = (of: string) => part.getByLabel(t(`content.company.field.${of}`), { exact: true });
    await field('name').fill(name);
    await part.getByRole('button', { name: t('content.company.add') }).click();
    await expect(field('address')).toBeFocused();
    await expect(field('address')).toHaveAccessibleDescription(t('kit.field.required'));
    await field('address').fill('Kade 1');
    await field('country').fill('Nederland');
    await part.getByRole('button', { name: t('content.company.add') }).click();
    await expect(field('country')).toHaveAccessibleDescription(
      new RegExp(t('content.field.country_letters')),
    );
    await field('city').fill('3511 AA Utrecht');
    await field('country').fill('nl');
    await field('kvk').fill('12345678');
    await field('vat_numbers').fill('NL: NL001234567B01');
    await checkScreen(page);
    await part.getByRole('button', { name: t('content.company.add') }).click();
    await expect(page.getByRole('region', { name, exact: true })).toContainText(
      t('content.company.no_sites'),
    );
    await checkScreen(page);
  });

  const host = `${uniqueLetters()}.localhost`;
  await test.step('a site gets the company by its row', async () => {
    await open(page, '/console/house');
    await page.getByLabel(t('content.house.mail_name'), { exact: true }).fill('Nieuw');
    await page.getByLabel(t('content.house.domain'), { exact: true }).fill(host);
    await page.getByLabel(t('content.house.country'), { exact: true }).selectOption('NL');
    await page.getByRole('button', { name: t('content.house.add_site') }).click();
    await page.getByRole('button', { name: t('content.house.change_company_of', { host }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('content.company.new'), { exact: true }).selectOption({ label: name });
    await expect(dialog.getByText(t('content.house.move_at_once', { company: name }))).toBeVisible();
    await checkScreen(page);
    await dialog.getByRole('button', { name: t('content.house.change_company'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: host })).toContainText(name);
  });

  await test.step('a site with members asks for a confirmation', async () => {
    await page
      .getByRole('button', { name: t('content.house.change_company_of', { host: 'gilf.localhost' }) })
      .click();
    const dialog = page.getByRole('dialog');
    const tick = dialog.getByLabel(t('content.house.move_confirm'));
    await expect(tick).toBeVisible();
    await checkScreen(page);
    await dialog.getByRole('button', { name: t('content.house.change_company'), exact: true }).click();
    await expect(dialog.getByText(t('kit.field.required'))).toBeVisible();
    await dialog.getByRole('button', { name: t('kit.cancel') }).click();
    await expect(dialog).toBeHidden();
  });

  const { page: reader } = await visitor();
  const site = new URL('/pages/terms', address);
  site.hostname = host;
  await reader.goto(site.href);
  await expect(reader.getByText(name).first()).toBeVisible();
});
