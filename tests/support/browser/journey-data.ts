import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Port of the service for the journeys. */
export const journeyPort = Number(process.env.E2E_PORT ?? 4173);

/** The data folder of that service, recreated for each run. */
export const journeyData = join(tmpdir(), `vonk-journeys-${process.getuid?.() ?? 0}-${journeyPort}`);
