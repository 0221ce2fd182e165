import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { edgeColours, photoFile } from '#tests/support/files/two-tone-photo.ts';

inEachLanguage(() => {
  test('a member crops, uploads, orders, marks and removes photos up to the limit [PROF-4c, PROF-5b, PROF-6a, ACC-16b, ACC-16d, SHELL-13a]', async ({
    enter,
    member,
    t,
  }) => {
    const { page } = await enter(await member(), '/members');
    const banner = page.getByRole('region', { name: t('photos.no_photo.label') });
    await checkScreen(page);
    await banner.getByRole('link', { name: t('photos.no_photo.add') }).click();
    await expect(page).toHaveURL('/profile#photos');
    await expect(banner).toHaveCount(0);

    // Chooses four files. One is too small, and one is too many for the three places.
    const photos = page.getByRole('region', { name: t('photos.own_all') });
    await photos
      .getByLabel(t('photos.add'))
      .setInputFiles([
        await photoFile('een.png', { width: 1200, height: 800, left: '#ff0000', right: '#0000ff' }),
        await photoFile('klein.png', { width: 200, height: 200 }),
        await photoFile('twee.png'),
        { name: 'drie.txt', mimeType: 'text/plain', buffer: Buffer.from('geen foto') },
      ]);
    const faults = photos.getByRole('alert');
    await expect(faults).toContainText(`klein.png ${t('photos.error.image_too_small', { pixels: 300 })}`);
    await expect(faults).toContainText(`drie.txt ${t('photos.error.no_image')}`);

    const crop = page.getByRole('dialog', { name: t('photos.crop.title_of', { at: 1, total: 2 }) });
    await expect(crop.getByRole('group', { name: t('photos.crop.frame') })).toBeVisible();
    await checkScreen(page);
    await crop.getByRole('button', { name: t('photos.crop.turn_right') }).click();
    await crop.getByRole('slider', { name: t('photos.crop.zoom') }).press('ArrowRight');
    await crop.getByRole('button', { name: t('photos.crop.use') }).click();
    const second = page.getByRole('dialog', { name: t('photos.crop.title_of', { at: 2, total: 2 }) });
    await second.getByRole('button', { name: t('photos.crop.as_it_is') }).click();

    const photo = (number: number) =>
      photos.getByRole('button', { name: new RegExp(`^${t('photos.own', { number })}(?!\\d)`) });
    await expect(photo(2)).toBeVisible();
    // The demo approves photos automatically.
    await expect(photos.getByText(t('photos.status.pending'))).toHaveCount(0);
    await expect(photo(1)).toHaveAccessibleName(new RegExp(t('photos.main')));
    const picture = photo(1).locator('img');
    const first = await picture.getAttribute('src');
    // The photo was rotated to the right, so its left half is now on top.
    const { top, bottom } = await edgeColours(picture);
    expect(top[0], 'red on top').toBeGreaterThan(200);
    expect(bottom[2], 'blue below').toBeGreaterThan(200);

    // Uses the keyboard to move the first photo back. The photo that is now first becomes the main photo.
    await photo(1).focus();
    await page.keyboard.press('Enter');
    const dialog = (number: number) =>
      page.getByRole('dialog', { name: t('photos.own', { number }), exact: true });
    await dialog(1)
      .getByRole('button', { name: t('photos.later') })
      .press('Enter');
    await expect(dialog(2).getByText(t('photos.place_of', { place: 2, total: 2 }))).toBeVisible();
    await expect(dialog(2).getByRole('switch', { name: t('photos.premium_only') })).toBeDisabled();
    await checkScreen(page);
    await page.keyboard.press('Escape');
    await photo(1).press('Enter');
    await dialog(1)
      .getByRole('button', { name: t('photos.make_main') })
      .press('Enter');
    await page.keyboard.press('Escape');
    await expect(photo(1)).toHaveAccessibleName(new RegExp(t('photos.main')));
    await photo(2).press('Enter');
    // Waits for the last of three consecutive requests, because the test leaves the page afterwards.
    const kept = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"premium_only":true'),
    );
    await dialog(2)
      .getByRole('switch', { name: t('photos.premium_only') })
      .press('Space');
    await page.keyboard.press('Escape');
    await expect(photo(2)).toHaveAccessibleName(new RegExp(t('photos.premium_only')));

    // Drops the third photo. The place after the last one is for premium members.
    await photos.dispatchEvent('drop', {
      dataTransfer: await page.evaluateHandle(async () => {
        const canvas = document.createElement('canvas');
        canvas.width = 400;
        canvas.height = 500;
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp'));
        const transfer = new DataTransfer();
        if (blob) transfer.items.add(new File([blob], 'vier.webp', { type: 'image/webp' }));
        return transfer;
      }),
    });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('photos.crop.use') })
      .click();
    await expect(photo(3)).toBeVisible();
    await photos.getByRole('button', { name: t('photos.add_more') }).click();
    const alert = page.getByRole('dialog', { name: t('payments.premium_alert.photos') });
    await expect(alert.getByText(t('payments.premium_alert.photos_why'))).toBeVisible();
    await page.keyboard.press('Escape');
    await kept;

    await open(page, '/profile');
    await expect(photo(1)).toHaveAccessibleName(new RegExp(t('photos.main')));
    await expect(photo(2)).toHaveAccessibleName(new RegExp(t('photos.premium_only')));
    expect(await photo(2).locator('img').getAttribute('src')).toContain(
      (first ?? '').split('/').at(-1)?.split('-')[0] ?? '?',
    );
    await photo(3).click();
    await dialog(3)
      .getByRole('button', { name: t('photos.remove') })
      .click();
    await dialog(3)
      .getByRole('button', { name: t('photos.remove') })
      .click();
    await expect(photo(3)).toHaveCount(0);
    await checkScreen(page);
  });

  test('a photo waits while offline and uploads by itself, and a rejected upload can be retried [PROF-4c]', async ({
    enter,
    member,
    t,
  }) => {
    const { page, watch } = await enter(await member(), '/profile');
    watch.allow(/ERR_INTERNET_DISCONNECTED|status of 500|WebSocket/);
    const photos = page.getByRole('region', { name: t('photos.own_all') });
    const send = async () => {
      await photos.locator('input[type=file]').setInputFiles([await photoFile('een.png')]);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('photos.crop.use') })
        .click();
    };
    // The page retries after a lost connection, and not after a server error.
    await page.route('**/api/photo.php', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await send();
    await expect(photos.getByText(t('shell.error.general'))).toBeVisible();
    await page.context().setOffline(true);
    await photos.getByRole('button', { name: t('photos.upload.retry') }).click();
    await expect(photos.getByText(t('photos.upload.offline'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(photos.getByRole('button', { name: t('photos.own', { number: 1 }) })).toBeVisible();
    await expect(photos.getByText(t('photos.upload.offline'))).toHaveCount(0);
  });
});
