import { seedDemoOperator } from '#server/operators/door.ts';
import { storeDrawing } from '#server/photos/door.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { loadSites } from '#server/sites/door.ts';
import { demoSites } from './demo-sites.ts';
import { markPhotosPending } from './mark-photos-pending.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { drawScene } from './portraits/draw-scene.ts';
import { portraits, secondPictureOf } from './portraits/portrait.ts';
import { scenes } from './portraits/scene.ts';
import { refuseRealMembers } from './refuse-real-members.ts';
import { demoPassword } from './seed-constants.ts';
import { seedSite } from './seed-site.ts';

/** Written last, so that an interrupted run draws again. */
const drawingsMark = 'originals/demo/complete';
const atOnce = 16;

/** Every drawing of the demo, as a function that draws it. */
const drawings: ReadonlyArray<{ readonly path: string; readonly draw: () => string }> = [
  ...portraits
    .flatMap((portrait) => [portrait, secondPictureOf(portrait)])
    .map((portrait) => ({ path: portrait.path, draw: () => drawPortrait(portrait) })),
  ...scenes.map((scene) => ({ path: scene.path, draw: () => drawScene(scene) })),
];

async function keepDrawings(storage: Storage): Promise<void> {
  if (await storage.exists(drawingsMark)) return;
  for (let from = 0; from < drawings.length; from += atOnce) {
    await Promise.all(
      drawings.slice(from, from + atOnce).map(({ path, draw }) => storeDrawing(storage, path, draw())),
    );
  }
  await storage.put(drawingsMark, '');
}

/** Number of pending photos on the first site. */
const photosToReview = 24;

/** Hashes on first use, so that a start without seeding costs nothing. */
function onceHashed(password: string): () => Promise<string> {
  let hash: Promise<string> | undefined;
  return () => {
    hash ??= hashPassword(password);
    return hash;
  };
}

/**
 * Seeds the demo (OPS-1): seven sites with drawn, labelled, fictional members, the logins of
 * `demo-people.ts`, and an operator with some photos to review. Each site is one transaction: after a crash
 * it is complete or absent. Does nothing if everything exists. Throws if the members are real.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const { transact, db, storage, clock } = platform;
  await refuseRealMembers(db);
  await keepDrawings(storage);
  const passwordHash = onceHashed(demoPassword);
  for (const site of demoSites) {
    await transact((unit) => seedSite(unit.db, site, passwordHash, clock.now()));
  }
  if (await seedDemoOperator(platform, passwordHash)) await markPhotosPending(db, 1, photosToReview);
  await loadSites(db);
}
