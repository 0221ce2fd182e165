import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApprovedPhotoAs, refusalOfPhoto } from '#tests/support/people/add-photo-as.ts';

test('a visitor reports an intimate image, and an operator hides and removes it with its copy [SAFE-5c, DSA-1c, NCII-1d]', async ({
  visitor,
  member,
  address,
  t,
}) => {
  test.setTimeout(120_000);
  const [bram, carla, anna] = [await member(), await member(), await member()];
  const picture = await newPicture();
  const [own, copy] = [await addApprovedPhotoAs(bram, picture), await addApprovedPhotoAs(carla, picture)];
  const status = async (path: string) => (await anna.client.get(path)).status;
  expect([await status(own), await status(copy)]).toEqual([200, 200]);

  const { page: reporter } = await visitor();
  await open(reporter, '/complaints?subject=intimate_image');
  await reporter.getByLabel(t('safety.complaint.subject')).selectOption('intimate_image');
  await reporter
    .getByLabel(t('safety.complaint.place'))
    .fill(`${address}/members/${bram.id}?utm_source=chat`);
  await reporter
    .getByLabel(t('safety.complaint.words'))
    .fill('Dit beeld van mij staat hier zonder mijn toestemming.');
  await reporter.getByLabel(t('safety.complaint.name')).fill('Eva');
  await reporter
    .getByLabel(t('safety.complaint.email'), { exact: true })
    .fill(`${randomUUID()}@post.example`);
  await reporter.getByLabel(t('safety.complaint.good_faith')).check();
  await reporter.getByRole('button', { name: t('safety.complaint.send') }).click();
  await expect(reporter.getByText(t('safety.complaint.done_title'))).toBeVisible();
  const number =
    (await reporter.locator('main').innerText()).match(/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}/u)?.[0] ?? '';

  const { page: console } = await visitor();
  await logInToConsole(console, address);
  await open(console, '/console/reports');
  await console.getByRole('link', { name: t('safety.desk.complaint_take', { number }) }).click();
  await expect(console.getByRole('link', { name: bram.name }).first()).toBeVisible();
  await expect(console.getByText(t('safety.subject.status.active'))).toBeVisible();
  await waitForHydration(console);
  await checkScreen(console);
  await console.keyboard.press('h');
  await expect(console.getByText(t('safety.subject.by.operator'), { exact: true })).toBeVisible();
  await checkScreen(console);
  expect(await status(own)).toBe(404);
  expect((await reporter.request.get(own)).status()).toBe(404);

  await console
    .getByRole('link', { name: /[0-9A-Z]{4}-[0-9A-Z]{4}/u })
    .first()
    .click();
  await console
    .getByLabel(t('safety.desk.outcome.content_removed', { subject: 'photo' }), { exact: true })
    .check();
  // The owner of the copy is named before the decision, and the reported copy alone is preselected.
  const copies = console.getByRole('region', { name: t('accounts.copies.title') });
  await expect(copies.getByRole('link', { name: carla.name })).toBeVisible();
  await expect(console.getByLabel(t('safety.copies.reported'), { exact: true })).toBeChecked();
  await console.getByLabel(t('safety.copies.all'), { exact: true }).check();
  await checkScreen(console);
  await console.getByLabel(t('safety.ground.intimate_image'), { exact: true }).check();
  await console.getByLabel(t('safety.case.facts'), { exact: true }).fill('Op de foto staat Eva.');
  await console.getByRole('button', { name: t('safety.case.send') }).click();
  await expect(console).toHaveURL('/console/reports');
  await expect(async () => expect(await status(copy)).toBe(404)).toPass({ timeout: 10_000 });
  for (const person of [bram, anna]) {
    expect(await refusalOfPhoto(person, picture)).toMatchObject({
      code: 'picture_refused',
      detail: t('photos.error.picture_refused'),
    });
  }
  await open(console, '/console/refused-pictures');
  await expect(console.getByText(t('photos.refused.intimate_image')).first()).toBeVisible();
  await checkScreen(console);
});
