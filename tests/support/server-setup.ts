import { afterAll } from 'vitest';
import { runCleanups } from './service/clean-up.ts';

// The worker continues with the next file, where leftovers of this file would keep running.
afterAll(runCleanups);
