import { randomInt } from 'node:crypto';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';
import { waitForSmsCode } from '#tests/support/mail/sms-code.ts';

/** Each outcome runs in one language. The steps and the result page are the same for all. */
const ends = [
  { action: 'pend', title: 'pending_title', body: 'pending_body', state: 'pending', language: 'en' },
  { action: 'fail', title: 'failed_title', body: 'failed_body', state: 'failed', language: 'nl' },
  { action: 'cancel', title: 'cancelled_title', body: 'cancelled_body', state: 'cancelled', language: 'en' },
] as const;

inEachLanguage((language) => {
  for (const { action, title, body, state } of ends.filter((end) => end.language === language)) {
    test(`a payment that ends with ${action} grants nothing and says what to do [CRED-1d, CRED-4b, CRED-5a]`, async ({
      enter,
      member,
      t,
    }) => {
      const { page } = await enter(await member(), '/credits/p1/ideal');
      await expect(page.getByRole('radio', { name: t('payments.method.ideal') })).toBeChecked();
      await page.getByRole('button', { name: t('payments.pay.directive') }).click();
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await page.getByRole('button', { name: t(`payments.sandbox.action_${action}`) }).click();
      const heading =
        action === 'fail' && language === 'nl' ? 'Betaling mislukt' : t(`payments.transaction.${title}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText(t(`payments.transaction.${body}`))).toBeVisible();
      if (action === 'fail' && language === 'nl') {
        await expect(page.getByText('De betaling is mislukt of geannuleeerd.')).toBeVisible();
      }
      await waitForHydration(page);
      await checkScreen(page);
      const navigation = page.getByRole('navigation', { name: t('shell.navigation') });
      await expect(navigation.getByRole('link', { name: t('shell.premium') })).toBeVisible();

      if (action === 'pend') {
        // The bank confirms later, and the waiting page updates without a reload.
        const bank = await page.context().newPage();
        const checkout = await page
          .getByRole('link', { name: t('payments.transaction.pay') })
          .getAttribute('href');
        await bank.goto(checkout ?? '');
        await bank.getByRole('button', { name: t('payments.sandbox.action_complete') }).click();
        await expect(
          page.getByRole('heading', { name: t('payments.transaction.completed_title') }),
        ).toBeVisible();
        await expect(navigation.getByRole('link', { name: t('shell.credits') })).toBeVisible();
        // The bank charges the payment back later.
        await bank.goto(checkout ?? '');
        await bank.getByRole('button', { name: t('payments.sandbox.action_charge_back') }).click();
        await expect(
          page.getByRole('heading', { name: t('payments.transaction.reversed_title') }),
        ).toBeVisible();
        return;
      }
      await page.getByRole('link', { name: t('payments.transaction.all') }).click();
      await expect(page.getByRole('main').getByRole('listitem')).toContainText(t(`payments.state.${state}`));
      await checkScreen(page);
      await page.goBack();
      await page.getByRole('link', { name: t('payments.transaction.again') }).click();
      await expect(page).toHaveURL('/credits/p1/ideal');
    });
  }
});

inEachLanguage((language) => {
  test('an open order with the discount is resumed, replaced, and held by its bank [CRED-13g, CRED-13h]', async ({
    enter,
    member,
    t,
  }) => {
    const { page } = await enter(await member(), '/credits/p1/ideal');
    const pay = page.getByRole('button', { name: t('payments.pay.directive') });
    const notice = page.getByRole('region', { name: t('payments.open_order.title') });
    const bank = (action: string) =>
      page.getByRole('button', { name: t(`payments.sandbox.action_${action}`), exact: true });

    await test.step('the browser goes back from the bank, and the open order is resumed', async () => {
      await expect(page.getByText(t('payments.discount.label'), { exact: true })).toBeVisible();
      await pay.click();
      await expect(bank('complete')).toBeVisible();
      await page.goBack();
      await expect(notice).toBeVisible();
      await expect(pay).toBeEnabled();
      await waitForHydration(page);
      await checkScreen(page);
      await open(page, '/premium');
      await expect(notice).toBeVisible();
      await checkScreen(page);
      await notice.getByRole('link', { name: t('payments.open_order.resume') }).click();
      await expect(bank('complete')).toBeVisible();
    });

    await test.step('another package replaces the open order when the buyer presses pay', async () => {
      await open(page, '/credits/p2/ideal');
      await expect(notice).toBeVisible();
      await pay.click();
      await expect(bank('complete')).toBeVisible();
    });

    await test.step('one tap cancels the open order, and the new one is ordered', async () => {
      await open(page, '/credits/p1/ideal');
      await notice.getByRole('button', { name: t('payments.open_order.replace') }).click();
      await expect(notice).toBeHidden();
      await expect(page.getByText(t('payments.discount.label'), { exact: true })).toBeVisible();
      await pay.click();
    });

    await test.step('an order that its bank may still complete says until when it holds the discount', async () => {
      await bank('pend').click();
      await expect(
        page.getByRole('heading', { name: t('payments.transaction.pending_title') }),
      ).toBeVisible();
      await waitForHydration(page);
      await open(page, '/credits/p2/ideal');
      await notice.getByRole('button', { name: t('payments.open_order.replace') }).click();
      const held = language === 'nl' ? /kan hem nog afronden tot/ : /can still complete it until/;
      await expect(notice.getByText(held)).toBeVisible();
      await expect(notice.getByText(/\d{4}/)).toBeVisible();
      await expect(page.getByText(t('payments.discount.label'), { exact: true })).toHaveCount(0);
      await checkScreen(page);
    });

    await test.step('the new order is paid at the full price, and can be ordered again', async () => {
      await pay.click();
      await bank('complete').click();
      await expect(
        page.getByRole('heading', { name: t('payments.transaction.completed_title') }),
      ).toBeVisible();
      await waitForHydration(page);
      await expect(page.getByText(t('payments.premium_now'))).toBeVisible();
      await checkScreen(page);
      const coin = page.locator('[class*="celebrate"] g').first();
      const movement = () =>
        coin.evaluate((node) => [
          getComputedStyle(node).animationName,
          getComputedStyle(node).animationDuration,
        ]);
      expect((await movement())[0]).toBe('none');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(Number.parseFloat((await movement())[1] ?? '')).toBeLessThan(0.2);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/transactions');
      await checkScreen(page);
      await open(page, '/credits');
      await checkScreen(page);
      await page.getByRole('link', { name: t('payments.again.open') }).click();
      await expect(page).toHaveURL(/\/credits\/p2\/ideal\?again=\d+$/);
      await expect(page.getByRole('radio', { name: t('payments.method.ideal') })).toBeChecked();
      await checkScreen(page);
    });
  });
});

test('a direct debit is ordered with a code sent to the phone, and its mandate ends in the settings [CRED-6b]', {
  tag: '@phone',
}, async ({ enter, member, address, t }) => {
  const { page } = await enter(await member(), '/credits/p1/directdebit');
  await page.getByRole('link', { name: t('payments.direct_debit.to_form') }).click();
  const field = (name: string) => page.getByLabel(t(`payments.direct_debit.${name}`));
  await field('account_holder').fill('A. de Vries');
  await field('iban').pressSequentially('nl91abna0417164300');
  await expect(field('iban')).toHaveValue('NL91 ABNA 0417 1643 00');
  await field('street').fill('Dorpsstraat');
  await field('house_number').fill('12a');
  await field('zip').fill('1234 AB');
  await field('city').fill('Utrecht');
  // A number that receives no codes of other tests.
  const phone = `+3161${randomInt(1_000_000, 9_999_999)}`;
  await field('phone').fill(phone);
  await page.getByRole('button', { name: t('payments.direct_debit.send_code') }).click();

  const mandate = page.getByRole('heading', { name: t('payments.direct_debit.mandate_title') });
  await expect(mandate).toBeFocused();
  await checkScreen(page);
  // Going back shows the form with the typed input. The code that was sent stays valid.
  await page.goBack();
  await expect(field('city')).toHaveValue('Utrecht');
  await page.getByRole('button', { name: t('payments.direct_debit.send_code') }).click();
  await expect(mandate).toBeVisible();
  const code = await waitForSmsCode(address, phone);
  await page
    .getByRole('group', { name: t('payments.direct_debit.code_title') })
    .getByRole('textbox')
    .first()
    .click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: t('payments.pay.directive') }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkScreen(page);

  await open(page, '/settings/payments');
  const kept = page.getByRole('list', { name: t('payments.mandates.title') });
  await expect(kept.getByRole('listitem')).toContainText('4300');
  await kept.getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('payments.mandates.end') })
    .click();
  await expect(page.getByText(t('payments.mandates.none'))).toBeVisible();
});

test('a stored card pays the same order again in two clicks [CRED-7a]', { tag: '@desktop' }, async ({
  enter,
  member,
  t,
}) => {
  const { page } = await enter(await member(), '/credits/p1/creditcard');
  const pay = page.getByRole('button', { name: t('payments.pay.directive') });
  const done = page.getByRole('heading', { name: t('payments.transaction.completed_title') });
  await page.getByRole('checkbox', { name: /€/ }).check();
  await pay.click();
  await page.getByRole('button', { name: t('payments.sandbox.action_complete'), exact: true }).click();
  await expect(done).toBeVisible();

  await open(page, '/credits');
  await page.getByRole('link', { name: t('payments.repeat.card_open') }).click();
  await expect(page.getByRole('heading', { name: t('payments.repeat.title') })).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await checkScreen(page);
  await pay.click();
  await expect(done).toBeVisible();
});

test('a visitor sees the prices and is led to the sign-up [CRED-1a]', { tag: '@desktop' }, async ({
  visitor,
  t,
}) => {
  const { page } = await visitor();
  await open(page, '/pricing');
  await expect(page.getByText(t('payments.send_cost', { credits: 1 }))).toBeVisible();
  await checkScreen(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('payments.sign_up') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', {
    name: t('accounts.sign_up.page', { name: t('sites.niche.general.name') }),
  });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/pricing');
});
