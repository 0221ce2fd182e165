import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { logInAsSecondOperator, logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { unzip } from '#tests/support/files/unzip.ts';
import { addApprovedPhotoAs } from '#tests/support/people/add-photo-as.ts';
import { claimPhotosOf } from '#tests/support/people/waiting-photos.ts';

test('two operators freeze a member silently, export the evidence and release it [CSAM-2a, CSAM-2c, DSA-5d]', async ({
  visitor,
  member,
  enter,
  address,
  t,
}) => {
  test.slow();
  const robin = await member({ name: `Robin ${uniqueLetters()}` });
  const own = await enter(robin, '/settings/privacy#delete');
  // Requests in flight while the session ends, and the login that is refused.
  own.watch.allow(/status of (403|503)/);
  const { page } = await visitor();
  await logInToConsole(page, address);
  await open(page, `/console/members/${robin.id}`);
  const section = page.getByRole('region', { name: t('accounts.hold.title') });
  await section.getByRole('button', { name: t('accounts.hold.freeze'), exact: true }).click();
  const freeze = page.getByRole('dialog', { name: t('accounts.hold.freeze') });
  await freeze.getByRole('button', { name: t('accounts.hold.freeze') }).click();
  await expect(freeze.getByText(t('kit.field.required'))).toBeVisible();
  await freeze.getByLabel(t('accounts.hold.words')).fill('Picture of a child.');
  await checkScreen(page);
  await freeze.getByRole('button', { name: t('accounts.hold.freeze') }).click();
  await expect(section.getByText(t('accounts.hold.state.unconfirmed'))).toBeVisible();
  await expect(section.getByRole('button', { name: t('accounts.hold.confirm') })).toHaveCount(0);
  await checkScreen(page);

  // The member is logged out, and reads what an outage says.
  await open(own.page, '/login');
  await own.page.getByLabel(t('accounts.email')).fill(robin.email);
  await own.page.getByLabel(t('accounts.password'), { exact: true }).fill(robin.password);
  await own.page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
  await expect(own.page.getByText(t('kit.error.unavailable'))).toBeVisible();

  // A second operator confirms it on the list of all holds.
  const { page: second } = await visitor();
  await logInAsSecondOperator(second, address);
  await open(second, '/console/holds');
  const listed = second.getByRole('listitem').filter({ hasText: robin.name });
  await checkScreen(second);
  await listed.getByRole('button', { name: t('accounts.hold.confirm') }).click();
  const confirm = second.getByRole('dialog', { name: t('accounts.hold.confirm') });
  await confirm.getByRole('button', { name: t('accounts.hold.confirm') }).click();
  await expect(listed.getByText(t('accounts.hold.state.confirmed'), { exact: true })).toBeVisible();

  // The export for an authority needs both, too.
  await page.reload();
  await section.getByRole('button', { name: t('accounts.hold.export') }).click();
  const form = page.getByRole('dialog', { name: t('accounts.hold.export') });
  await form.getByRole('button', { name: t('accounts.hold.ask_export') }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await form.getByLabel(t('accounts.hold.scope.account')).check();
  await form.getByLabel(t('accounts.hold.scope.connections')).check();
  await checkScreen(page);
  await form.getByRole('button', { name: t('accounts.hold.ask_export') }).click();
  await expect(section.getByText(t('accounts.hold.export_state.waiting'))).toBeVisible();
  await open(second, '/console/approvals');
  // Other journeys may ask for approvals at the same time.
  const ofRobin = { has: second.locator(`a[href="/console/members/${robin.id}"]`) };
  const asked = second
    .getByRole('listitem')
    .filter({ ...ofRobin, hasText: t('accounts.hold.basis.us_2258a') });
  await checkScreen(second);
  await asked.getByRole('button', { name: t('operators.approvals.approve') }).click();
  await expect(second.getByText(t('operators.approvals.approved'))).toBeVisible();
  await page.reload();
  const fetch = section.getByRole('link', { name: t('accounts.hold.download', { left: 3 }) });
  await expect(fetch).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), fetch.click()]);
  const files = await unzip(await readFile(await download.path()));
  expect(files.get('manifest.json')?.toString('utf8')).toContain('sha256');
  expect(files.get('data/profile.json')?.toString('utf8')).toContain(robin.name);
  expect(files.has('messages.json')).toBe(false);

  // The report to the police is recorded with its number.
  await section.getByRole('button', { name: t('accounts.hold.report') }).click();
  const report = page.getByRole('dialog', { name: t('accounts.hold.report') });
  await report.getByLabel(t('accounts.hold.reference')).fill('PL-2026-5');
  await checkScreen(page);
  await report.getByRole('button', { name: t('accounts.hold.record') }).click();
  await expect(section.getByText('PL-2026-5')).toBeVisible();

  // Both release it, and the member is back.
  await section.getByRole('button', { name: t('accounts.hold.release'), exact: true }).click();
  const release = page.getByRole('dialog', { name: t('accounts.hold.release') });
  await release.getByLabel(t('accounts.hold.release_part')).selectOption('all');
  await release.getByRole('button', { name: t('accounts.hold.release') }).click();
  await expect(section.getByText(t('accounts.hold.release_waits'))).toBeVisible();
  await open(second, '/console/approvals');
  const waiting = second
    .getByRole('listitem')
    .filter({ ...ofRobin, hasText: t('operators.approvals.release', { part: 'all' }) });
  await waiting.getByRole('button', { name: t('operators.approvals.approve') }).click();
  await expect(second.getByText(t('operators.approvals.approved'))).toBeVisible();
  await own.page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
  await expect(own.page).not.toHaveURL(/\/login/);
});

test('an operator escalates a photo of a child from the photo grid, by keyboard and by touch [AGE-4f, SAFE-10c]', async ({
  visitor,
  member,
  address,
  t,
}, { project }) => {
  const robin = await member({ name: `Robin ${uniqueLetters()}` });
  await addApprovedPhotoAs(robin, await newPicture());
  const { page } = await visitor();
  await logInToConsole(page, address);
  await open(page, '/console');
  const operator = await page.locator('header span', { hasText: '@' }).innerText();
  await claimPhotosOf(robin.id, operator.trim());
  await open(page, '/console/photos');
  await waitForHydration(page);
  const card = page.getByRole('button', { name: t('photos.grid.select', { name: robin.name }) });
  const dialog = page.getByRole('dialog', { name: t('accounts.escalate.title') });
  const escalate = page.getByRole('button', { name: t('photos.review.escalate') });

  if (project.name === 'phone') {
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await checkScreen(page);
    await escalate.tap();
  } else {
    await card.focus();
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: t('photos.review.photo', { name: robin.name }) });
    await expect(zoom.getByRole('button', { name: t('photos.review.escalate') })).toBeVisible();
    await checkScreen(page);
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveCount(0);
    await card.focus();
    await page.keyboard.press('e');
  }
  await dialog.getByLabel(t('accounts.escalate.minor')).check();
  const send = dialog.getByRole('button', { name: t('photos.review.escalate') });
  await send.click();
  await expect(dialog.getByText(t('kit.field.required'))).toBeVisible();
  await dialog.getByLabel(t('accounts.hold.words')).fill('The school uniform of a child.');
  await checkScreen(page);
  await send.click();
  await expect(page.getByText(t('accounts.escalate.done'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card.and(page.locator(':enabled'))).toHaveCount(0);

  // The operator holds the urgent case.
  await open(page, '/console/reports?owner=mine');
  await expect(page.getByText(t('safety.queue.matching', { number: 1 }))).toBeVisible();
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('safety.reason.underage') });
  await expect(item).toBeVisible();
});
