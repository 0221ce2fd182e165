import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApprovedPhotoAs } from '#tests/support/people/add-photo-as.ts';

inEachLanguage(() => {
  test('an operator goes from a member to a photo, hides it and shows it again [SAFE-5f]', async ({
    visitor,
    member,
    address,
    t,
  }) => {
    const [robin, carla] = [await member({ name: `Robin ${uniqueLetters()}` }), await member()];
    const picture = await newPicture();
    const path = await addApprovedPhotoAs(robin, picture);
    await addApprovedPhotoAs(carla, picture);
    const status = async () => (await carla.client.get(path)).status;
    const { page } = await visitor();
    await logInToConsole(page, address);

    await open(page, `/console/members/${robin.id}`);
    await page
      .getByRole('link', { name: t('accounts.picture.open') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/console\/pictures\/\d+$/u);
    const photo = new URL(page.url()).pathname;
    await expect(page.getByRole('link', { name: robin.name }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: carla.name })).toBeVisible();
    // The photo is shown after a tap alone.
    await expect(page.getByText(t('accounts.picture.covered'))).toBeVisible();
    await checkScreen(page);
    await page.getByRole('button', { name: t('accounts.picture.show') }).click();
    await expect(page.locator('main img').first()).toBeVisible();

    await page.getByRole('link', { name: t('accounts.picture.hide') }).click();
    await expect(page.getByLabel(t('safety.open.hide'))).toBeChecked();
    await page.getByLabel(t('safety.open.words')).fill('Iemand anders staat op de foto.');
    await checkScreen(page);
    await page.getByRole('button', { name: t('safety.open.title') }).click();
    await expect(page).toHaveURL(/\/console\/reports\/\d+$/u);
    expect(await status()).toBe(404);

    await open(page, photo);
    await expect(page.getByText(t('safety.subject.by.operator'), { exact: true })).toBeVisible();
    await checkScreen(page);
    await page.getByRole('button', { name: t('safety.subject.show') }).click();
    await expect(page.getByText(t('safety.subject.by.operator'), { exact: true })).toHaveCount(0);
    expect(await status()).toBe(200);
  });
});

test('an operator registers a trusted flagger and ends the registration [DSA-7d]', async ({
  visitor,
  address,
  t,
}) => {
  const name = `Meldpunt ${uniqueLetters()}`;
  const { page } = await visitor();
  await logInToConsole(page, address);
  await open(page, '/console/flaggers');
  await page.getByLabel(t('safety.flaggers.name'), { exact: true }).fill(name);
  await page.getByLabel(t('safety.flaggers.authority'), { exact: true }).fill('ACM');
  await page
    .getByLabel(t('safety.flaggers.email'), { exact: true })
    .fill(`${uniqueLetters()}@meldpunt.example`);
  await page.getByRole('button', { name: t('safety.flaggers.send') }).click();
  await expect(page.getByLabel(t('safety.flaggers.until'), { exact: true })).toBeFocused();
  await page.getByLabel(t('safety.flaggers.until'), { exact: true }).fill('2028-12-31');
  await page.getByRole('button', { name: t('safety.flaggers.send') }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText(t('safety.flaggers.state', { state: 'waiting' }))).toBeVisible();
  await checkScreen(page);
  await row.getByRole('button', { name: t('safety.flaggers.end') }).click();
  const dialog = page.getByRole('dialog');
  await checkScreen(page);
  await dialog.getByRole('button', { name: t('safety.flaggers.end') }).click();
  await expect(row.getByText(t('safety.flaggers.state', { state: 'ended' }))).toBeVisible();
});
