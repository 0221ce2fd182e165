import { cutOffTexts } from '#tests/support/browser/cut-off-texts.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';
import { findFictionalMember } from '#tests/support/people/find-fictional-member.ts';
import { landers } from '#tests/support/routes/landers.ts';

test.describe('landers', { tag: '@phone' }, () => {
  test('every lander works on a phone without JavaScript, and an unknown lander is a 404 [CONT-2a]', async ({
    visitor,
    member,
    t,
  }) => {
    const { id } = await findFictionalMember(await member());
    const landings = ['landing', 'landing2', 'landing3'].map((name) => `/members/${id}/${name}`);
    const { page } = await visitor();
    // Serves empty scripts, because the page cannot be measured with JavaScript turned off.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    for (const path of [...landers.map((lander) => lander.path), ...landings]) {
      const answer = await page.goto(`${path}?network=nw`);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkScreen(page);
      expect(await cutOffTexts(page), path).toEqual([]);
    }

    const plain = await visitor({ javaScriptEnabled: false });
    plain.watch.allow(/status of 404/);
    expect((await plain.page.goto('/landers/nowhere'))?.status()).toBe(404);
    await plain.page.goto('/landers/gallery?network=nw&sub1=s');
    await plain.page.getByRole('button', { name: t('content.lander.gallery.button') }).click();
    await expect(plain.page).toHaveURL('/signup?network=nw&sub1=s');
  });

  test('choices on a lander start the sign-up and end up in the new profile [CONT-2b, ACC-1a]', async ({
    visitor,
    t,
  }) => {
    const { page } = await visitor();
    await page.goto('/landers/iconslanding?network=nw');
    const form = signUpScreen(page, t);
    for (const name of ['coffee', 'kissing'])
      await page.getByRole('checkbox', { name: t(`sites.interest.${name}`), exact: true }).check();
    await form.answer('gender', 'accounts.sign_up.woman').check();
    await form.answer('looking_for', 'accounts.sign_up.a_man').check();
    await page.getByRole('button', { name: t('content.front.sign_up') }).click();

    // The address no longer contains the choices. The sign-up begins at the question that the lander did not ask.
    await expect(page).toHaveURL('/signup?network=nw&step=0&ask=sexuality');
    await form.question('sexuality');
    await page.getByRole('button', { name: t('accounts.sign_up.back') }).click();
    await expect(form.answer('gender', 'accounts.sign_up.woman')).toBeChecked();
    await form.next();
    await form.pick('sexuality', 'accounts.sexuality.hetero');
    await form.step(1);
    await form.born('1', '1', '1990');
    await form.region.selectOption({ index: 1 });
    await form.next();
    await form.name.fill('Noor');
    await form.next();
    await form.email.fill(`${uniqueLetters()}@post.example`);
    await form.password.fill('een zin die niemand raadt');
    await form.next();
    await form.step(4);
    await form.terms.check();
    await form.sensitive.check();
    await form.send();
    await expect(page).toHaveURL(/\/complete-signup/);
    await page.goto('/complete-signup?step=2');
    for (const name of ['coffee', 'kissing'])
      await expect(page.getByRole('checkbox', { name: t(`sites.interest.${name}`) })).toBeChecked();
  });
});
