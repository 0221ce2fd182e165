import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problem } from '#contract/kit/problem.ts';
import { geocode } from '#contract/sites/geocode.ts';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { getInterests } from '#contract/sites/get-interests.ts';
import { getRegions } from '#contract/sites/get-regions.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { loadSites } from './sites.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
  await sql`insert into sites (id, host, company_id, niche, settings)
    values (3, 'bdsm.localhost', 1, 3, '{"message_credits": 2, "domain_language": "en"}')`.execute(
    service.platform.db,
  );
  await loadSites(service.platform.db);
});

/** The fields of SITE-3 with their additions. The sign-up form shows the minimum age and `closed`. */
const fields = `name domain domain_language cdn_prefix niche signups logged_out_search
  logged_out_search_trafficsource geoip_country geoip_selected_country default_country enable_site_entry_popup
  entry_popup_countries push_public_key support_phone support_email fictional_icon fictional_warning
  fictional_singular fictional_plural fictional_answers fictional_answer_hours minimum_message_costs countries index_title description
  visible_profile_fields visible_profile_notes message_credits photo_credits gift_credits signup_credits
  message_length password_length minimum_age search_fields refund_days member_resell company_id mail_name
  reveal_account_existence image_review closed`.split(/\s+/);

test('returns exactly the specified settings [SITE-3a]', async () => {
  const { answer } = await service.api(getSettings, {});
  expect(Object.keys(answer)).toEqual(['settings']);
  expect(Object.keys(answer.settings).sort()).toEqual([...fields].sort());
  expect(answer.settings.minimum_message_costs.NL).toEqual({ costs: 50, currency: 'EUR' });
});

test('chooses the site by host, and the default site for an unknown host [SITE-1a, SITE-1b]', async () => {
  const asked = async (host: string) => (await service.client(host).api(getSettings, {})).answer.settings;
  expect(await asked('bdsm.localhost')).toMatchObject({
    domain: 'bdsm.localhost',
    niche: 3,
    message_credits: 2,
  });
  expect(await asked('BDSM.localhost')).toMatchObject({ niche: 3 });
  expect(await asked('nobody.example')).toMatchObject({ domain: 'localhost', niche: 1 });
});

test('accepts a forced domain of this deployment and ignores other parameters [SITE-3b]', async () => {
  const forced = async (query: string) => {
    const reply = await service.get(`/api/settings.php?${query}`);
    expect(reply.status).toBe(200);
    return z.parse(getSettings.answer, await reply.json()).settings.domain;
  };
  expect(await forced('domain=bdsm.localhost')).toBe('bdsm.localhost');
  expect(await forced('domain=evil.example')).toBe('localhost');
  expect(await forced('domain=&utm_source=x&sub1=y')).toBe('localhost');
});

test("returns name, title and the fictional label in the visitor's language [SITE-3c]", async () => {
  const dutch = await service.api(getSettings, {}, { headers: { cookie: 'vonk_language=nl' } });
  const english = await service.api(getSettings, {}, { headers: { cookie: 'vonk_language=en' } });
  expect(dutch.answer.settings.fictional_singular).toBe('Fictief profiel');
  expect(english.answer.settings.fictional_singular).toBe('Fictional profile');
  expect(dutch.answer.settings.index_title).not.toBe(english.answer.settings.index_title);
});

test('returns fifty named interests and the regions of all countries of the site [SITE-4a, LANG-5c, PROF-1b]', async () => {
  const { answer } = await service.api(getInterests, {});
  expect(answer.interests).toHaveLength(50);
  const { regions } = (await service.api(getRegions, {})).answer;
  const { countries } = (await service.api(getSettings, {})).answer.settings;
  expect(Object.keys(regions).sort()).toEqual([...countries].sort());
  expect(regions.NL).toHaveLength(12);
  expect(regions.NL?.map(({ name }) => name)).toContain('Fryslân');
  expect(regions.BE).toHaveLength(11);
  expect(regions.US).toHaveLength(51);
  expect(regions.GB).toHaveLength(4);
  for (const list of Object.values(regions)) expect(list.length).toBeGreaterThan(3);
});

test('lets the browser cache interests, regions and company by language, but not settings [SITE-4c]', async () => {
  for (const noun of ['interests', 'regions', 'companyinfo']) {
    const { headers } = await service.get(`/api/${noun}.php`);
    expect(headers.get('cache-control'), noun).toBe('private, max-age=3600');
    expect(headers.get('vary'), noun).toContain('cookie');
  }
  expect((await service.get('/api/settings.php')).headers.get('cache-control')).toBe('no-store');
  expect((await service.get('/api/regions.php?page=2')).headers.get('cache-control')).toBe('no-store');
});

test('returns the company of the site [SITE-4b]', async () => {
  const { company } = (await service.api(getCompanyInfo, {})).answer;
  expect(company).toMatchObject({ name: 'Vonk', country: 'NL', delete_discount: 25 });
});

test('turns a position into a place without returning the position, and refuses invalid input by field [PROF-8b]', async () => {
  const reply = await service.api(geocode, { lat: 52.09, lon: 5.12 });
  expect(reply.answer).toEqual({ geocode: { place: 'Utrecht', country: 'NL', countryregion: 'NL-UT' } });
  expect((await service.api(geocode, { lat: 45, lon: -35 })).problem).toMatchObject({
    status: 404,
    code: 'no_place_near',
  });
  const refused = await service.get('/api/geocode.php?lat=91&lon=abc');
  expect(refused.status).toBe(400);
  const { errors = [] } = z.parse(problem, await refused.json());
  expect(errors.map(({ field }) => field)).toEqual(['lat', 'lon']);
});
