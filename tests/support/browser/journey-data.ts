import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Port of the service that the journeys visit. */
export const journeyPort = Number(process.env.E2E_PORT ?? 4173);

/** Its data folder, made anew for each run. */
export const journeyData = join(tmpdir(), `vonk-journeys-${process.getuid?.() ?? 0}-${journeyPort}`);
