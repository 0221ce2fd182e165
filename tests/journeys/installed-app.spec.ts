import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { startDeployingProxy } from '#tests/support/service/deploying-proxy.ts';

test('the browser finds nothing that prevents the installation of a site as an app [SHELL-15a]', {
  tag: '@phone',
}, async ({ visitor, address }) => {
  const { page } = await visitor();
  for (const host of ['localhost', 'bdsm.localhost']) {
    const site = new URL(address);
    site.hostname = host;
    await page.goto(site.href);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/app/nl.webmanifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/' });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    for (const link of ['link[rel="icon"]', 'link[rel="apple-touch-icon"]']) {
      const path = await page.locator(link).getAttribute('href');
      const type = await page.evaluate(
        async (icon) => (await fetch(icon)).headers.get('content-type'),
        path ?? '',
      );
      expect(type).toMatch(/^image\//);
    }
    await devtools.detach();
  }
});

inEachLanguage((language) => {
  test('a member sees the offline page while offline, and no data of the member is cached [SHELL-15b]', async ({
    enter,
    member,
    t,
  }) => {
    const { page, watch } = await enter(await member());
    const kept = () =>
      page.evaluate(async () => {
        const found: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys())
            found.push(`${name} ${new URL(url).pathname}`);
        return found;
      });
    await expect.poll(kept).toEqual(['vonk-offline /offline']);
    await open(page, '/profile');
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.goto('/chats');
    await expect(page.getByRole('heading', { name: t('content.offline.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await checkScreen(page);
    expect(await kept()).toEqual(['vonk-offline /offline']);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: t('kit.retry') }).click();
    await expect(page).toHaveURL('/chats');
    await expect(page.getByRole('heading', { name: t('chat.list_empty_title') })).toBeVisible();
  });
});

test('a tab reloads once after a new version, and not a second time within a minute [SHELL-9]', {
  tag: '@desktop',
}, async ({ visitor, address, t }) => {
  const site = await startDeployingProxy(address);
  try {
    const { page, watch } = await visitor();
    // Missing files are the subject of this test.
    watch.allow(/404|dynamically imported module|Unable to preload|Error loading route module/);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const toReset = page.getByRole('link', { name: t('accounts.reset.link') });

    const devtools = await page.context().newCDPSession(page);
    /** Opens a page and deploys, so that the files of the next page were never loaded and no longer exist. */
    const openAndDeploy = async () => {
      await open(page, `${site.url}/login`);
      await devtools.send('Network.clearBrowserCache');
      site.deploy();
    };

    await openAndDeploy();
    const reloaded = page.waitForEvent('load');
    await toReset.click();
    await reloaded;
    expect(loads).toBe(2);

    await openAndDeploy();
    await toReset.click();
    await expect(page.getByText(t('shell.error.general'))).toBeVisible();
    expect(loads).toBe(3);

    // Simulates that a minute has passed.
    await page.evaluate(() => {
      const place = 'vonk.stale-reload';
      sessionStorage.setItem(place, String(Number(sessionStorage.getItem(place)) - 60_000));
    });
    await openAndDeploy();
    const again = page.waitForEvent('load');
    await toReset.click();
    await again;
    expect(loads).toBe(5);

    await open(page, `${site.url}/login`);
    await toReset.click();
    await expect(page.getByRole('heading', { name: t('accounts.reset.title') })).toBeVisible();
    expect(loads).toBe(6);
    // Requests that the page still sends would find no server.
    await page.close();
  } finally {
    await site.close();
  }
});

test('a page cached for everyone is the same for every first visitor [OPS-2f, LANG-2d]', {
  tag: '@phone',
}, async ({ request }) => {
  const bare = (html: string) => html.replaceAll(/nonce="([^"]+)"/.exec(html)?.[1] ?? ' ', '');
  const theirs = {
    cookie: 'vonk_language=nl; secret=letterlijk-geheim; vonk_exit=1',
    'user-agent': 'letterlijk-geheim',
    referer: 'http://localhost/letterlijk-geheim',
  };
  for (const path of ['/', '/pages/terms', '/pages/faq', '/2257', '/lang-config', '/landers/alonetonight'])
    for (const order of ['they first', 'they second']) {
      const address = `${path}?visit=${order.replace(' ', '-')}-${Date.now()}`;
      const ask = async (headers: Record<string, string>) =>
        bare(await (await request.get(address, { headers: { 'accept-language': 'nl', ...headers } })).text());
      const asked = order === 'they first' ? [theirs, {}] : [{}, theirs];
      const [one, other] = [await ask(asked[0] ?? {}), await ask(asked[1] ?? {})];
      expect(one === other, address).toBe(true);
      expect(one).not.toContain('letterlijk-geheim');
    }
});
