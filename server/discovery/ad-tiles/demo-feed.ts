import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { AdTile } from '#contract/discovery/list-ad-tiles.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Platform } from '#server/platform/platform.ts';
import { demoFeedPath } from './demo-feed-address.ts';
import { importFeeds } from './fetch-tiles.job.ts';

const camTitles: Readonly<Record<Locale, string>> = {
  nl: 'Voorbeeld: livecams, nu uitzending',
  en: 'Example: live cams, on air now',
  de: 'Beispiel: Livecams, jetzt auf Sendung',
  fr: 'Exemple : live cams, en direct',
  es: 'Ejemplo: cámaras en directo ahora',
  it: 'Esempio: livecam, in onda ora',
  da: 'Eksempel: livecams, sender nu',
  no: 'Eksempel: livecams, sender nå',
  sv: 'Exempel: livecams, sänder nu',
  fi: 'Esimerkki: livekamerat, suorana nyt',
  pl: 'Przykład: kamery na żywo',
};

const resellTitles: Readonly<Record<Locale, string>> = {
  nl: 'Voorbeeld: een andere datingsite',
  en: 'Example: another dating site',
  de: 'Beispiel: eine andere Datingseite',
  fr: 'Exemple : un autre site de rencontres',
  es: 'Ejemplo: otra web de citas',
  it: 'Esempio: un altro sito di incontri',
  da: 'Eksempel: en anden datingside',
  no: 'Eksempel: en annen datingside',
  sv: 'Exempel: en annan dejtingsajt',
  fi: 'Esimerkki: toinen treffisivusto',
  pl: 'Przykład: inny portal randkowy',
};

interface DemoTile {
  readonly key: string;
  readonly kind: AdTile['kind'];
  readonly titles: Readonly<Record<Locale, string>>;
  readonly link: string;
  /** Two colours of the drawing. */
  readonly colours: readonly [string, string];
  /** The shape on the drawing, in SVG. */
  readonly shape: string;
}

const camera =
  '<rect x="120" y="250" width="170" height="140" rx="26"/><path d="M306 296l64-40v128l-64-40z"/><circle cx="160" cy="290" r="12" fill="#fff"/>';
const people =
  '<circle cx="185" cy="270" r="46"/><circle cx="295" cy="270" r="46"/><path d="M100 410c0-60 36-84 85-84s85 24 85 84z"/><path d="M210 410c0-60 36-84 85-84s85 24 85 84z" opacity=".7"/>';

/** The advertisers are invented, and their addresses do not exist. */
const tiles: readonly DemoTile[] = [
  {
    key: 'demo-cam',
    kind: 'cam',
    titles: camTitles,
    link: 'https://cams.example/live',
    colours: ['#3b2a6b', '#f2a65a'],
    shape: camera,
  },
  {
    key: 'demo-resell',
    kind: 'resell',
    titles: resellTitles,
    link: 'https://dating.example/join',
    colours: ['#0f4c5c', '#e9c46a'],
    shape: people,
  },
];

const drawing = ({ colours: [ground, ink], shape }: DemoTile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="${ground}"/><circle cx="240" cy="320" r="190" fill="#fff" opacity=".08"/><g fill="${ink}">${shape}</g></svg>`;

const feed = {
  tiles: tiles.map(({ key, kind, titles, link }) => ({ key, kind, titles, link, image: `tiles/${key}.jpg` })),
};

/**
 * Serves the feed of two invented advertisers, so that a demo shows both kinds of tiles (DISC-4). It speaks
 * the JSON of a real feed. The demo imports it when it listens, and hourly like any feed. Exists in a demo
 * only.
 */
export function serveDemoFeed(fastify: FastifyInstance, platform: Platform): void {
  if (!platform.config.demo) return;
  fastify.get(demoFeedPath, async (_request, reply) => reply.header('cache-control', 'no-store').send(feed));
  for (const tile of tiles)
    fastify.get(`/dev/tiles/${tile.key}.jpg`, async (_request, reply) =>
      reply.type('image/jpeg').send(
        await sharp(Buffer.from(drawing(tile)))
          .jpeg()
          .toBuffer(),
      ),
    );
  fastify.addHook('onListen', async () => {
    const { port } = fastify.server.address() as AddressInfo;
    await importFeeds({ ...platform, config: { ...platform.config, port } });
  });
}
