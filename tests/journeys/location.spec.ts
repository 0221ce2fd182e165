import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

inEachLanguage(() => {
  test('a tap finds the current location, consent stores it, and a place can be chosen by name [PROF-8a]', async ({
    enter,
    member,
    t,
  }) => {
    const { page } = await enter(await member(), '/profile');
    const here = page.getByRole('button', { name: t('profiles.location.here') });
    await page.context().clearPermissions();
    await here.click();
    await expect(page.getByText(t('profiles.location.denied'))).toBeVisible();
    await checkScreen(page);

    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 52.0907, longitude: 5.1214 });
    await here.click();
    await expect(page.getByText(/Utrecht/).first()).toBeVisible();
    await page.getByRole('button', { name: t('profiles.location.keep') }).click();
    const place = page.getByLabel(t('profiles.location.place'));
    await expect(place).toHaveValue('Utrecht');

    await place.fill('Amersf');
    await expect(page.locator('datalist option[value="Amersfoort"]')).toBeAttached();
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await place.fill('Amersfoort');
    await place.press('Enter');
    await kept;
    const hides = page.getByLabel(t('profiles.location.hides_distance'));
    await hides.press('Space');
    await expect(hides).toBeChecked();
    await open(page, '/profile');
    await expect(place).toHaveValue('Amersfoort');
    await expect(hides).toBeChecked();
  });
});
