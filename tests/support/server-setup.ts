import { afterAll } from 'vitest';
import { endAll } from './service/at-end.ts';

// The worker continues with the next file, where leftovers of this file would keep running.
afterAll(endAll);
