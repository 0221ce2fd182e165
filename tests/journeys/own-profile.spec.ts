import sharp from 'sharp';
import { expect, inEachLanguage, test } from '#tests/support/journey.ts';
import { checkScreen, open } from '#tests/support/screen.ts';

inEachLanguage(() => {
  test('[PROF-1] [PROF-4] [PROF-5] photos and facts are added, seen, and still there afterwards', async ({
    enter,
    member,
    t,
  }) => {
    const { page, watch } = await enter(await member(), '/profile');
    watch.allow(/status of 415/);
    await checkScreen(page);

    const hair = page.getByLabel(t('profiles.attribute.hair_color'));
    await hair.selectOption(t('profiles.hair_color.red'));
    await page.getByText(t('sites.interest.art'), { exact: true }).click();
    await page.getByLabel(t('profiles.about.label')).fill('Ik lees graag.');
    await page.getByRole('button', { name: t('profiles.edit.save') }).click();
    await expect(page.getByText(t('profiles.saved'), { exact: true })).toBeVisible();

    const photo = page.getByLabel(t('photos.add'));
    await photo.setInputFiles({ name: 'a.txt', mimeType: 'image/png', buffer: Buffer.from('no photo') });
    await expect(page.getByRole('alert')).toHaveText(t('photos.error.no_image'));
    const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } });
    const file = { name: 'a.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
    await photo.setInputFiles(file);
    await expect(page.getByText(t('photos.waiting'))).toBeVisible();
    // The demo reviews by itself.
    await expect(page.getByText(t('photos.main'))).toBeVisible({ timeout: 20_000 });
    await checkScreen(page);

    await open(page, '/profile');
    await expect(hair).toHaveValue('red');
    await expect(page.getByRole('checkbox', { name: t('sites.interest.art') })).toBeChecked();
    await page.getByRole('link', { name: t('profiles.edit.preview') }).click();
    await expect(page.getByText(t('profiles.hair_color.red'), { exact: true })).toBeVisible();
    await expect(page.getByText('Ik lees graag.')).toBeVisible();
  });
});
