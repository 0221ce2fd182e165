import { expect, test } from '#tests/support/browser/journey.ts';
import { makeMember, uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { logInAsSecondOperator, logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { canOpenProfile, reportAs } from '#tests/support/people/report-as.ts';

test('a ban reaches the other site once a second operator approves it, and its end reaches both [TRUST-9a, SAFE-6a]', async ({
  visitor,
  member,
  address,
  t,
}) => {
  test.setTimeout(120_000);
  const email = `${uniqueLetters()}@journeys.example`;
  const her = await member();
  const here = await member({ email, gender: 'male', looking_for: 'female' });
  const elsewhere = { gender: 'male', looking_for: 'female' } as const;
  const there = await makeMember(address, 'nl', { email, ...elsewhere }, 'she.localhost');
  const neighbour = await makeMember(address, 'nl', {}, 'she.localhost');
  const number = await reportAs(her, here);
  expect(await canOpenProfile(neighbour, there)).toBe(true);

  const { page: first } = await visitor();
  await logInToConsole(first, address);
  await open(first, '/console/reports');
  await first.getByRole('link', { name: t('safety.desk.take_that', { number }) }).click();
  for (const choice of [t('safety.desk.outcome.banned'), t('safety.ground.offensive')])
    await first.getByLabel(choice, { exact: true }).check();
  await first.getByLabel(t('safety.case.facts'), { exact: true }).fill('Gezien in de melding.');
  const banned = first.waitForResponse((answer) => answer.url().includes('/api/console/bans.php'));
  await first.getByRole('button', { name: t('safety.case.send') }).click();
  expect((await banned).status()).toBe(200);
  await expect(first).toHaveURL('/console/reports');
  // One operator bans on the site of the report alone.
  expect([await canOpenProfile(her, here), await canOpenProfile(neighbour, there)]).toEqual([false, true]);

  await open(first, '/console/approvals');
  const own = first.getByRole('listitem').filter({ has: first.locator(`a[href$="/${here.id}"]`) });
  await expect(own.getByText(t('operators.approvals.own'))).toBeVisible();
  await expect(own.getByRole('button', { name: t('operators.approvals.approve') })).toHaveCount(0);
  const { page: second } = await visitor();
  await logInAsSecondOperator(second, address);
  await open(second, '/console/approvals');
  const waiting = second.getByRole('listitem').filter({ has: second.locator(`a[href$="/${here.id}"]`) });
  await checkScreen(second);
  await waiting.getByRole('button', { name: t('operators.approvals.approve') }).click();
  await expect(second.getByText(t('operators.approvals.approved'))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await canOpenProfile(neighbour, there)).toBe(false);

  // The end of the measure brings both accounts back.
  await open(first, '/console/restrictions');
  await first.getByRole('button', { name: t('safety.restriction.lift_of', { number }) }).click();
  const dialog = first.getByRole('dialog');
  await checkScreen(first);
  await dialog.getByRole('button', { name: t('safety.restriction.lift'), exact: true }).click();
  await expect(async () =>
    expect([await canOpenProfile(her, here), await canOpenProfile(neighbour, there)]).toEqual([true, true]),
  ).toPass({ timeout: 15_000 });
});
