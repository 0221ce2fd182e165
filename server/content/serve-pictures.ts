import type { FastifyInstance } from 'fastify';
import { iconForms, iconSizes } from '#contract/content/app-files.ts';
import { daySeconds } from '#contract/kit/durations.ts';
import { niches } from '#contract/sites/niche.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { drawCard } from './draw-card.ts';
import { drawIcon, iconDrawing } from './draw-icon.ts';
import { requestedLanguage, requestedSite, sendFile } from './site-file.ts';

const pictures = new Map<string, Promise<Buffer>>();

/** Renders each picture once and caches it. There are only as many as niches, forms and languages. */
function cachedPicture(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const drawn = draw();
  pictures.set(name, drawn);
  drawn.catch(() => pictures.delete(name));
  return drawn;
}

const iconName = new RegExp(
  `^(${niches.join('|')})(?:-(${iconForms.join('|')})-(${iconSizes.join('|')})\\.png|\\.svg)$`,
);

/** Serves the icons (SHELL-15) and social cards (CONT-3) of the sites. */
export function servePictures(fastify: FastifyInstance, platform: Platform): void {
  const { texts } = platform;

  fastify.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) => {
    const [, named, asked, pixels] = iconName.exec(request.params.name) ?? [];
    const niche = niches.find((one) => one === named);
    if (niche === undefined) throw new Refusal('not_found');
    const form = iconForms.find((one) => one === asked);
    if (form === undefined)
      return sendFile(request, reply, {
        type: 'image/svg+xml',
        body: iconDrawing(niche, 'round'),
        seconds: daySeconds,
      });
    const body = await cachedPicture(request.params.name, () => drawIcon(niche, form, Number(pixels)));
    return sendFile(request, reply, { type: 'image/png', body, seconds: daySeconds });
  });

  fastify.get<{ Params: { name: string } }>('/card/:name', async (request, reply) => {
    const { niche, site } = requestedSite(request, platform);
    const language = requestedLanguage(request.params.name, '.png');
    const age = site.settings.minimum_age;
    const body = await cachedPicture(`card ${niche} ${language} ${age}`, () =>
      drawCard(niche, {
        name: texts.format(language, `sites.niche.${niche}.name`),
        headline: texts.format(language, 'content.front.title', { niche }),
        words: texts.format(language, `sites.niche.${niche}.description`),
        age: `${age}+`,
      }),
    );
    return sendFile(request, reply, {
      type: 'image/png',
      body,
      seconds: daySeconds,
      // Other sites embed the card.
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
    });
  });
}
