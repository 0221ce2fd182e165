import { expect, locales, test } from '#tests/support/browser/journey.ts';
import { logInAsSecondOperator, logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

const host = 'gilf.localhost';

test('one operator writes new terms for a site, a colleague approves them, and readers see them announced [CON-13b, CON-17d, SAFE-6f]', async ({
  visitor,
  address,
  t,
}) => {
  test.slow();
  const { page, watch } = await visitor();
  watch.allow(/status of 400/);
  await logInToConsole(page, address);
  await open(page, '/console/house/texts');
  const terms = page.getByRole('region', { name: t('content.texts.page.terms') });
  await checkScreen(page);

  await test.step('the draft begins with the words in force', async () => {
    await terms
      .getByRole('listitem')
      .filter({ hasText: t('content.texts.all_sites') })
      .first()
      .getByRole('button', { name: t('content.texts.start') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('content.texts.for_site')).selectOption({ label: host });
    await dialog.getByRole('button', { name: t('content.texts.start') }).click();
    await expect(page.getByLabel(t('content.texts.body'), { exact: true })).toHaveValue(/^# Voorwaarden/);
    await checkScreen(page);
  });

  await test.step('words with HTML are refused at their field', async () => {
    const body = page.getByLabel(t('content.texts.body'), { exact: true });
    const before = await body.inputValue();
    await body.fill(`${before}\n\n<script>alert(1)</script>`);
    await page.getByRole('button', { name: t('content.texts.save') }).click();
    await expect(body).toHaveAccessibleDescription(/HTML/);
    await body.fill(`${before}\n\nNieuw in deze versie.`);
    await page.getByLabel(t('content.texts.changes'), { exact: true }).fill('Credits blijven geldig.');
    await page.getByRole('button', { name: t('content.texts.save') }).click();
    await expect(
      page.getByText(t('content.texts.counts', { changed: 1, same: 10, missing: 0 })),
    ).toBeVisible();
  });

  await test.step('each other language gets a summary', async () => {
    for (const language of locales.slice(1)) {
      await page.getByLabel(t('content.texts.language'), { exact: true }).selectOption(language);
      const changes = page.getByLabel(t('content.texts.changes'), { exact: true });
      await expect(changes).toHaveAttribute('lang', language);
      await changes.fill('Credits stay valid.');
      await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok()),
        page.getByRole('button', { name: t('content.texts.save') }).click(),
      ]);
    }
  });

  const versionPath = new URL(page.url()).pathname;

  await test.step('the preview shows the stored words', async () => {
    await open(page, `${versionPath}/preview?language=nl`);
    await expect(page.getByText('Nieuw in deze versie.')).toBeVisible();
    await checkScreen(page);
    await open(page, versionPath);
  });

  await test.step('the publication waits for a colleague', async () => {
    await page.getByRole('button', { name: t('content.texts.publish'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('content.texts.ask') })
      .click();
    await expect(page.getByText(t('content.texts.waits'))).toBeVisible();
    await checkScreen(page);
    const { page: second } = await visitor();
    await logInAsSecondOperator(second, address);
    await open(second, '/console/approvals');
    const waiting = second
      .getByRole('listitem')
      .filter({ hasText: t('operators.approvals.text', { page: 'terms' }) })
      .first();
    await waiting.getByRole('button', { name: t('operators.approvals.approve') }).click();
    await expect(second.getByText(t('operators.approvals.approved'))).toBeVisible();
    await open(second, '/console/house/texts/terms');
    await expect(second.getByText(t('content.texts.state.announced')).first()).toBeVisible();
    await checkScreen(second);
  });

  await test.step('a reader finds the announced version and the archive', async () => {
    const { page: reader } = await visitor();
    const site = new URL(address);
    site.hostname = host;
    // A visitor's information page has no script, so nothing takes over.
    await reader.goto(new URL('/pages/terms', site).href);
    await expect(reader.getByText('Nieuw in deze versie.')).toHaveCount(0);
    await reader.locator('main a[href*="/versions/"]').first().click();
    await expect(reader.getByText('Nieuw in deze versie.')).toBeVisible();
    await expect(reader.getByText('Credits blijven geldig.')).toBeVisible();
    await checkScreen(reader);
    await reader.getByRole('link', { name: t('content.page.versions') }).click();
    await expect(reader.getByText(t('content.page.in_force'))).toBeVisible();
    await checkScreen(reader);
  });
});
