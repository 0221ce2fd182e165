import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { waitForMailedLinkBySubject } from '#tests/support/browser/journey-mail.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';
import { readPdf } from '#tests/support/files/read-pdf.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

/** Prices of 30 credits in the country, and the words that its invoice must hold. */
const buyers = [
  {
    language: 'nl',
    tag: '@phone',
    country: 'NL',
    method: 'ideal',
    invoice: ['30 credits € 24,99', 'Welkomstkorting € -6,25', '€ 18,74', 'Betaalwijze iDEAL', 'Geleverd op'],
    confirmed: 'Bevestiging van je verzoek',
  },
  {
    language: 'en',
    tag: '@desktop',
    country: 'GB',
    method: 'creditcard',
    invoice: ['30 credits £21.99', 'Welcome discount -£5.50', 'Payment method Credit card', 'Date of supply'],
    confirmed: 'Confirmation of your request',
  },
  {
    language: 'pl',
    tag: '@desktop',
    country: 'PL',
    method: 'blik',
    invoice: ['30 kredytów', 'Rabat powitalny', 'Sposób płatności BLIK', 'Data wykonania usługi'],
    confirmed: 'Potwierdzenie Twojej prośby',
  },
] as const;

for (const { language, tag, country, method, invoice, confirmed } of buyers) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test('a buyer gets from the offer to a conversation and an invoice [SHELL-13d, CRED-9e, CRED-1h, CRED-1i, CRED-10d, CRED-14a, CRED-15a, CON-3f]', async ({
      enter,
      member,
      address,
      t,
    }) => {
      const him = await member({ gender: 'male', looking_for: 'female' });
      const her = await member();
      const conversation = await sendAs(her, him, 'Hoi!');
      for (const words of ['Hoe is het?', 'Lekker weer.']) await sendAs(her, him, words);
      const { page } = await enter(her);
      const chat = chatScreen(page, t, him.name);

      await test.step('she sees the offer with its end', async () => {
        const banner = page.getByRole('region', { name: t('payments.discount.label') });
        await expect(banner.getByRole('timer')).toHaveText(/\b[34]\b/);
        await checkScreen(page);
      });

      await test.step('her credits are used up, and her text leads to the packages', async () => {
        await open(page, `/chats/${conversation}`);
        await chat.say('En wat doe je graag?');
        const told = page.getByRole('alert').filter({ hasText: t('chat.insufficient_credits') });
        await expect(told).toBeVisible();
        await checkScreen(page);
        await told.getByRole('link', { name: t('payments.buy') }).click();
        await expect(page).toHaveURL('/premium');
      });

      await test.step('she chooses her country and a package with its end', async () => {
        const prices = page.getByRole('combobox', { name: t('payments.price_country.label') });
        if ((await prices.inputValue()) !== country) await prices.selectOption(country);
        await expect(page.getByRole('main').getByRole('timer')).toHaveCount(4);
        await checkScreen(page);
        await page.getByRole('link', { name: t('payments.choose', { credits: 30 }) }).click();
        await expect(page).toHaveURL('/credits/p1');
      });

      await test.step('she pays with the method of her country, without asking for the start', async () => {
        await expect(page.getByText(t('payments.discount.label'), { exact: true })).toBeVisible();
        await expect(page.getByRole('main').getByRole('timer')).toHaveCount(1);
        await page.getByRole('radio', { name: t(`payments.method.${method}`) }).check();
        await checkScreen(page);
        await page.getByRole('button', { name: t('payments.pay.directive') }).click();
        await expect(page).toHaveURL(/\/sandbox\/checkout\//);
        await page.getByRole('button', { name: t('payments.sandbox.action_complete') }).click();
      });

      await test.step('the result says what changed', async () => {
        await expect(
          page.getByRole('heading', { name: t('payments.transaction.completed_title') }),
        ).toBeVisible();
        await expect(page.getByText(t('payments.premium_now'))).toBeVisible();
        await expect(
          page.getByText(t('payments.change.credits_said', { before: 0, after: 30 })),
        ).toBeVisible();
        await waitForHydration(page);
        await checkScreen(page);
      });

      await test.step('the invoice names discount, method and date of supply', async () => {
        const link = page.getByRole('link', {
          name: new RegExp(`^${t('payments.invoice.invoice')} .*pdf`, 'i'),
        });
        const href = (await link.getAttribute('href')) ?? '';
        const file = await page.request.get(href);
        expect(file.headers()['content-type']).toBe('application/pdf');
        const { text, pages, language: written } = await readPdf(new Uint8Array(await file.body()));
        expect([pages, written]).toEqual([1, language]);
        const words = text.replace(/\u00a0/g, ' ');
        for (const said of invoice) expect(words).toContain(said);
      });

      await test.step('she is back in the conversation with her text, and asks for the start', async () => {
        await page.getByRole('link', { name: t('payments.back_to_draft', { name: him.name }) }).click();
        await expect(page).toHaveURL(`/chats/${conversation}`);
        await expect(chat.input).toHaveValue('En wat doe je graag?');
        await page.getByRole('button', { name: t('chat.send', { credits: 1 }) }).click();
        const question = page.getByRole('dialog', { name: t('payments.waiting.title', { credits: 30 }) });
        await expect(question.getByText(t('payments.start_now', { days: 14 }))).toBeVisible();
        await checkScreen(page);
        await question.getByRole('button', { name: t('payments.waiting.agree_send') }).click();
        await expect(chat.credits(29)).toBeVisible();
        await chat.expectOnce('En wat doe je graag?');
      });

      await test.step('the request is confirmed by mail', async () => {
        await waitForMailedLinkBySubject(address, her.email, confirmed, '/transactions/');
      });
    });
  });
}
