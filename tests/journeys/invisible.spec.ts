import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

inEachLanguage(() => {
  test('strangers cannot find an invisible member, and conversation partners can [ACC-14b]', async ({
    enter,
    member,
    t,
  }) => {
    const her = await member();
    const friend = await member({ gender: 'male', looking_for: 'female' });
    const stranger = await member({ gender: 'male', looking_for: 'female' });
    const conversation = await sendAs(friend, her, 'Hoi!');

    const { page: hers } = await enter(her, '/settings/privacy#visibility');
    const toggle = hers.getByRole('switch', { name: t('accounts.visibility.switch') });
    await expect(hers.getByText(t('accounts.visibility.now_visible'))).toBeVisible();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(hers.getByText(t('accounts.visibility.now_invisible'))).toBeVisible();
    await checkScreen(hers);
    // The invisibility sign appears on every page.
    await hers.goto('/members');
    await hers.getByLabel(t('shell.account_invisible')).click();
    await expect(hers.getByRole('link', { name: t('accounts.visibility.sign') })).toBeVisible();
    await hers.goto(`/members/${her.id}`);
    await expect(hers.getByText(t('accounts.visibility.notice'))).toBeVisible();
    await checkScreen(hers);

    const { page: strangers, watch } = await enter(stranger);
    watch.allow(/404/);
    await strangers.goto(`/members/${her.id}`);
    await expect(strangers.getByText(her.name)).toHaveCount(0);

    const { page: friends } = await enter(friend, `/chats/${conversation}`);
    const chat = chatScreen(friends, t, her.name);
    await chat.say('Ben je er nog?');
    await chat.expectOnce('Ben je er nog?');
    await friends.goto(`/members/${her.id}`);
    await expect(friends.getByRole('heading', { level: 1, name: her.name })).toBeVisible();
  });
});
