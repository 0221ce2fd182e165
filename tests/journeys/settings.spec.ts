import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

const sections = [
  ['/notifications', 'notifications.settings.title'],
  ['/settings/account', 'shell.account'],
  ['/settings/security', 'shell.section.security'],
  ['/settings/privacy', 'shell.section.privacy'],
  ['/settings/people', 'shell.section.people'],
  ['/settings/display', 'shell.section.display'],
  ['/settings/payments', 'shell.section.payments'],
] as const;

inEachLanguage(() => {
  test('a member opens each section from the overview and goes back [PROF-9d]', async ({ enter, member, t }, {
    project,
  }) => {
    const { page } = await enter(await member(), '/settings');
    const isPhone = project.name === 'phone';
    const overview = page.getByRole('main').getByRole('list', { name: t('shell.settings'), exact: true });
    const rail = page.getByRole('navigation', { name: t('shell.settings') });
    await expect(rail).toBeVisible({ visible: !isPhone });
    await expect(overview.getByText(t('shell.state.two_step', { on: 'no' }))).toBeVisible();
    await checkScreen(page);
    for (const [address, title] of sections) {
      await overview.getByRole('link', { name: t(title) }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${t(title)}`));
      await checkScreen(page);
      if (isPhone)
        await page
          .getByRole('main')
          .getByRole('link', { name: t('shell.settings') })
          .click();
      else {
        await expect(rail.getByRole('link', { name: t(title) })).toHaveAttribute('aria-current', 'page');
        await rail.getByRole('link', { name: t('shell.settings_overview') }).click();
      }
      await expect(page).toHaveURL('/settings');
    }
    await page.goBack();
    await expect(page).toHaveURL('/settings/payments');
  });

  test('the link of an older mail opens the section that has the setting now [PROF-9e]', async ({
    enter,
    member,
    t,
  }) => {
    const { page } = await enter(await member());
    await open(page, '/notifications#devices');
    await expect(page).toHaveURL('/settings/security#devices');
    await expect(page.getByRole('region', { name: t('accounts.devices.title') })).toBeInViewport();
  });

  test('a choice of colours and a switch take effect at once, and stay [PROF-9f]', async ({
    enter,
    member,
    t,
  }) => {
    const { page } = await enter(await member(), '/settings/display');
    await page
      .getByRole('region', { name: t('shell.scheme') })
      .getByRole('button', { name: t('shell.scheme_dark') })
      .click();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await open(page, '/settings/privacy');
    const online = page.getByRole('switch', { name: t('chat.privacy_online') });
    await online.click();
    await expect(page.getByText(t('kit.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(online).not.toBeChecked();
    await checkScreen(page);
  });
});
