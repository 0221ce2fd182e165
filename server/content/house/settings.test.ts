import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { changeSetting } from '#contract/content/house/change-setting.ts';
import { listSettingChanges } from '#contract/content/house/list-setting-changes.ts';
import { listSettings } from '#contract/content/house/list-settings.ts';
import { previewSetting } from '#contract/content/house/preview-setting.ts';
import { settingGroups, settingKind } from '#contract/content/house/setting-kind.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { siteSettings } from '#contract/sites/site-settings.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

const service = await startService();
const { db } = service.platform;
const host = 'tweede.example';
let operator: TestOperator;
let colleague: TestOperator;
let site: number;

beforeAll(async () => {
  await addSite(db, host);
  site = siteOfHost(host).id;
  operator = await newOperator(service);
  colleague = await newOperator(service);
});

type Change = Omit<CallOf<typeof changeSetting>, 'sites' | 'confirmed'>;

const seenOf = async (setting: Change['setting']) => {
  const { settings } = (await operator.client.api(listSettings, { site })).answer;
  return settings.find(({ name }) => name === setting)?.own ?? null;
};

const change = async (wanted: Change, confirmed: string[] = []) => {
  const seen = await seenOf(wanted.setting);
  return operator.client.api(changeSetting, { ...wanted, sites: [{ site, seen }], confirmed });
};

const served = async () => (await service.client(host).api(getSettings, {})).answer.settings;

test('every setting of the service is on the page with its kind [SAFE-6b]', () => {
  const shown = Object.values(settingGroups).flatMap(Object.keys);
  expect(shown.toSorted()).toEqual(Object.keys(siteSettings.shape).toSorted());
  for (const name of Object.keys(siteSettings.shape) as Array<keyof typeof siteSettings.shape>)
    expect(settingKind(name)).toBeDefined();
});

test('an operator changes a setting, which the site serves at once, with its history [SAFE-2i, SAFE-6b]', async () => {
  const { answer } = await change({ setting: 'message_length', value: 500 });
  expect(answer.changes).toEqual([
    { site, host, before: 2000, after: 500, was_default: true, is_default: false, to_confirm: [] },
  ]);
  expect((await served()).message_length).toBe(500);
  const listed = (await operator.client.api(listSettings, { site })).answer.settings;
  expect(listed.find(({ name }) => name === 'message_length')).toMatchObject({
    value: 500,
    default_value: 2000,
    own: 500,
    changed_by: operator.email,
  });
  const { rows } = await sql<{ details: unknown }>`
    select details from audit_entries where action = 'content/change-setting' order by id desc limit 1`.execute(
    db,
  );
  expect(rows[0]?.details).toMatchObject({ site, setting: 'message_length' });
});

test('taking the old value again undoes a change, down to following the default [SAFE-6b]', async () => {
  await change({ setting: 'photo_credits', value: 7 });
  const history = { site, setting: 'photo_credits' } as const;
  const [last] = (await operator.client.api(listSettingChanges, history)).answer.results;
  expect(last).toMatchObject({ before: null, after: 7, by: operator.email });
  await change({ setting: 'photo_credits', value: last?.before ?? null });
  expect((await served()).photo_credits).toBe(2);
  expect(await seenOf('photo_credits')).toBeNull();
  const { results } = (await operator.client.api(listSettingChanges, history)).answer;
  expect(results.map(({ before, after }) => [before, after])).toEqual([
    [7, null],
    [null, 7],
  ]);
});

test('a preview shows before and after on each site and stores nothing [SAFE-6b]', async () => {
  const others = (await operator.client.api(listSettings, { site })).answer.sites;
  const sites = others.map((one) => ({ site: one.site, seen: one.own.gift_credits ?? null }));
  const { answer } = await operator.client.api(previewSetting, { setting: 'gift_credits', value: 9, sites });
  expect(answer.changes.map(({ before, after }) => [before, after])).toEqual(sites.map(() => [3, 9]));
  expect((await served()).gift_credits).toBe(3);
});

test('the second of two operators is refused when the setting changed meanwhile [SAFE-6b]', async () => {
  const wanted = { setting: 'signup_credits', sites: [{ site, seen: null }], confirmed: [] } as const;
  const replies = await Promise.all([
    operator.client.api(changeSetting, { ...wanted, sites: [...wanted.sites], confirmed: [], value: 4 }),
    colleague.client.api(changeSetting, { ...wanted, sites: [...wanted.sites], confirmed: [], value: 5 }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.problem.code).toBe('changed_meanwhile');
});

test.each([
  ['minimum_age', 17, 'too_small'],
  ['refund_days', 7, 'too_small'],
  ['message_length', 'many', 'invalid'],
  ['image_review', 'never', 'invalid'],
  ['tile_feed', 'javascript:alert(1)', 'invalid'],
  ['countries', [], 'required'],
  ['countries', ['NL', 'Nowhere'], 'invalid_country'],
  ['countries', ['BE'], 'default_country_missing'],
  ['payment_providers', { creditcard: [] }, 'invalid'],
] as const)('refuses %s = %j as the service would [SAFE-6b]', async (setting, value, code) => {
  const reply = await change({ setting, value: value as Change['value'] });
  expect(reply.status).toBe(400);
  expect(reply.problem.errors).toMatchObject([{ field: 'value' }]);
  if (code !== 'invalid') expect(reply.problem.errors?.[0]?.code).toBe(code);
});

test('a change on several sites is stored on all of them or on none [SAFE-6b]', async () => {
  const first = siteOfHost('localhost').id;
  const own = (await operator.client.api(listSettings, { site: first })).answer.settings;
  const seen = own.find(({ name }) => name === 'mail_name')?.own ?? null;
  const sites = [
    { site: first, seen },
    { site, seen: 'not what it is' },
  ];
  const call = { setting: 'mail_name', value: 'Nieuw', sites, confirmed: [] } as const;
  expect((await operator.client.api(changeSetting, { ...call, confirmed: [] })).status).toBe(409);
  expect(siteOfHost('localhost').settings.mail_name).toBe('Vonk');
});

test('a country whose law asks more opens only after a stored confirmation [SAFE-6b]', async () => {
  await change({ setting: 'countries', value: ['NL', 'BE'] });
  const wanted: Change = { setting: 'countries', value: ['NL', 'BE', 'GB'] };
  const refused = await change(wanted);
  expect([refused.status, refused.problem.code]).toEqual([409, 'unconfirmed_countries']);
  expect((await change(wanted, ['DE'])).status).toBe(409);
  const { answer } = await change(wanted, ['GB']);
  expect(answer.changes[0]?.to_confirm).toEqual(['GB']);
  const history = { site, setting: 'countries' } as const;
  const [last] = (await operator.client.api(listSettingChanges, history)).answer.results;
  expect(last).toMatchObject({ confirmed: ['GB'], by: operator.email });
});

test('nobody can rewrite the history of settings [SAFE-6b]', async () => {
  await expect(sql`update setting_changes set after = '1'`.execute(db)).rejects.toThrow();
  await expect(sql`delete from setting_changes`.execute(db)).rejects.toThrow();
});
