import { expect, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { photoFile } from '#tests/support/files/two-tone-photo.ts';

test('a newcomer meets one dialog, puts a photo on the card and sees it at once [ACC-5d, ACC-5e, ACC-6i]', async ({
  enter,
  member,
  isMobile,
  t,
}) => {
  // The demo likes every newcomer. The like waits for the page after these.
  const { page } = await enter(await member({ name: 'Noor', active: false, newcomer: true }), '/members');
  await open(page, '/complete-signup?signup-complete');
  const reminder = page.getByRole('dialog', { name: t('accounts.confirm.title') });
  if (isMobile) {
    await expect(reminder).toBeVisible();
    await expect(page).toHaveURL('/complete-signup');
    await checkScreen(page);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: t('accounts.complete.title', { name: 'Noor' }) }),
    ).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(t('accounts.complete.mail_hint'))).toHaveCount(1);

  await page
    .getByRole('main')
    .locator('input[type="file"]')
    .setInputFiles(await photoFile('noor.png', { width: 1200, height: 900 }));
  const crop = page.getByRole('dialog', { name: t('photos.crop.title') });
  await expect(crop.getByRole('group', { name: t('photos.crop.frame') })).toBeVisible();
  // The answer of the server is late, and the card does not wait for it.
  await page.route('**/api/photo**', async (route) => {
    await new Promise((wait) => setTimeout(wait, 2000));
    await route.continue();
  });
  await crop.getByRole('button', { name: t('photos.crop.use') }).click();
  const own = page.getByRole('img', { name: t('photos.first.own') });
  await expect(own).toHaveAttribute('src', /^blob:/);
  await expect(own).not.toHaveAttribute('src', /^blob:/);
  await checkScreen(page);
  await page.getByRole('link', { name: t('accounts.sign_up.next') }).click();
  await expect(page.getByRole('heading', { name: t('accounts.complete.interests') })).toBeVisible();
  await page.goto('/signup-matches');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a newcomer skips the photo [ACC-5d]', { tag: '@phone' }, async ({ enter, member, t }) => {
  const { page } = await enter(await member({ active: false }), '/complete-signup');
  await page.getByRole('link', { name: t('accounts.complete.skip'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('accounts.complete.interests') })).toBeVisible();
});
