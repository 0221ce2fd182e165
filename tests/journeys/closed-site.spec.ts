import { expect, test } from '#tests/support/browser/journey.ts';
import { linkIn, uniqueLetters, waitForMail } from '#tests/support/browser/journey-member.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';
import { closedHost, createInviteCode } from '#tests/support/sites/closed-site.ts';

test('an invitation-only site accepts codes and never reveals who has an account [ACC-3b, ACC-11e, DISC-2]', {
  tag: '@phone',
}, async ({ visitor, member, address, t }) => {
  const { client } = await member();
  const site = new URL(address);
  site.hostname = closedHost;
  const at = (path: string) => new URL(path, site).href;
  const { page } = await visitor();
  const form = signUpScreen(page, t);
  const code = page.getByLabel(t('accounts.invite.code'), { exact: true });
  const email = `${uniqueLetters()}@journeys.example`;

  await test.step('an invalid code shows an error', async () => {
    await open(page, at('/signup'));
    await expect(page.getByRole('heading', { name: t('accounts.invite.title') })).toBeVisible();
    await checkScreen(page);
    await code.fill('ABCD-EFGH');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(
      new RegExp(t('accounts.field.invite_invalid').slice(0, 20)),
    );
    await checkScreen(page);
  });

  await test.step('a visitor cannot browse members and is sent to the log-in', async () => {
    await open(page, at('/members?country=BE'));
    await expect(page.getByRole('heading', { name: t('discovery.closed') })).toBeVisible();
    await checkScreen(page);
    await page.getByRole('link', { name: t('discovery.log_in') }).click();
    await expect(page).toHaveURL(at('/login?to=%2Fmembers%3Fcountry%3DBE'));
  });

  await test.step('a link with a code opens the sign-up steps and the code is remembered', async () => {
    await open(page, at(`/signup?invite=${await createInviteCode(closedHost)}`));
    await form.choose();
    await open(page, at('/signup'));
    await form.step(0);
  });

  await test.step("the sign-up's outcome arrives by mail", async () => {
    await form.choose();
    await form.born('7', '9', '1988');
    await form.region.selectOption({ index: 3 });
    await form.next();
    await form.name.fill(`Noor ${uniqueLetters()}`);
    await form.next();
    await form.email.fill(email);
    await form.password.fill('een zin die niemand raadt');
    await form.next();
    await form.terms.check();
    await form.sensitive.check();
    await form.send();
    await expect(page.getByRole('heading', { name: t('accounts.mailbox.title') })).toBeVisible();
    await expect(page).toHaveURL(/\/signup\?sent/);
    await checkScreen(page);
    await page.goto(new URL(linkIn(await waitForMail(client, email), '/activate/done'), site).href);
    await expect(page.getByText(t('accounts.activated.body_visitor'))).toBeVisible();
  });

  await test.step('the code is used up', async () => {
    await open(page, at('/signup'));
    await expect(code).toBeVisible();
  });
});
