import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

inEachLanguage(() => {
  test('a member saves the profile section by section, and other members see it [PROF-1a, PROF-9a, PROF-10d]', async ({
    enter,
    member,
    t,
  }) => {
    const { page } = await enter(await member(), '/profile');
    await checkScreen(page);
    const within = (title: string) => page.getByRole('region', { name: t(title), exact: true });
    const saved = (title: string) => within(title).getByText(t('profiles.saved'), { exact: true }).first();

    const basics = within('profiles.edit.basics');
    const name = basics.getByLabel(t('profiles.basics.name'));
    await name.fill('@vonk');
    await basics.getByRole('button', { name: t('profiles.edit.save') }).click();
    await expect(basics.getByText(t('profiles.field.name_starts_with_at'))).toBeVisible();
    const called = `Noor ${uniqueLetters()}`;
    await name.fill(called);
    await basics.getByRole('button', { name: t('profiles.edit.save') }).click();
    await expect(saved('profiles.edit.basics')).toBeVisible();
    const seeks = basics.getByRole('radio', { name: t('profiles.looking_for.female'), exact: true });
    await seeks.check();
    await basics.getByRole('radio', { name: t('profiles.sexuality.bi'), exact: true }).check();

    const facts = within('profiles.edit.facts');
    const hair = facts.locator('summary', { hasText: t('profiles.attribute.hair_color') });
    await expect(hair).toContainText(t('profiles.attribute.open'));
    await hair.click();
    await facts.getByRole('radio', { name: t('profiles.hair_color.red'), exact: true }).check();
    await expect(saved('profiles.edit.facts')).toBeVisible();
    await page.getByLabel(t('profiles.interests.search')).fill(t('sites.interest.wine'));
    await page.getByText(t('sites.interest.wine'), { exact: true }).click();
    await expect(saved('profiles.interests')).toBeVisible();
    await page.getByLabel(t('profiles.about.label')).fill('Ik lees graag.');
    const about = within('profiles.edit.about');
    await about.getByRole('button', { name: t('profiles.edit.save') }).click();
    await expect(saved('profiles.edit.about')).toBeVisible();
    const prompts = within('profiles.prompts.title');
    await prompts
      .getByLabel(t('profiles.prompts.question', { number: 1 }), { exact: true })
      .selectOption('sunday');
    await prompts.getByLabel(t('profiles.prompts.answer', { number: 1 })).fill('op een bankje');
    await prompts.getByRole('button', { name: t('profiles.edit.save') }).click();
    await expect(saved('profiles.prompts.title')).toBeVisible();
    await checkScreen(page);

    await open(page, '/profile');
    await expect(name).toHaveValue(called);
    await expect(hair).toContainText(t('profiles.hair_color.red'));
    await expect(seeks).toBeChecked();
    await expect(page.getByRole('checkbox', { name: t('sites.interest.wine') })).toBeChecked();
    await page.getByRole('link', { name: t('profiles.edit.preview') }).click();
    await expect(page.getByRole('heading', { name: called })).toBeVisible();
    await expect(page.getByText(t('profiles.hair_color.red'), { exact: true })).toBeVisible();
    await expect(page.getByText('Ik lees graag.')).toBeVisible();
    await expect(page.getByRole('heading', { name: t('profiles.prompt.sunday') })).toBeVisible();
    await expect(page.getByText('op een bankje')).toBeVisible();
  });
});
