import { failLogIns } from '#tests/support/browser/fail-log-ins.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';

inEachLanguage(() => {
  test('a member reads the security events of the account, and reaches password and devices [OPS-6e]', async ({
    enter,
    member,
    address,
    t,
  }) => {
    const robin = await member();
    await failLogIns(address, robin.email, 12);
    const { page } = await enter(robin, '/settings/security');
    const section = page.getByRole('region', { name: t('accounts.events.title') });
    const events = section.getByRole('list', { name: t('accounts.events.list') }).getByRole('listitem');
    await expect(section.getByText(t('accounts.event.log_in_locked'))).toBeVisible();
    await section.getByRole('button', { name: t('accounts.events.more') }).click();
    await expect(events.last()).toContainText(t('accounts.event.log_in'));
    await section.scrollIntoViewIfNeeded();
    await checkScreen(page);
    await section.getByRole('link', { name: t('accounts.events.end_others') }).click();
    await expect(page).toHaveURL('/settings/security#devices');
  });
});
