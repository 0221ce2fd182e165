import { afterAll } from 'vitest';
import { endAll } from './service/at-end.ts';

// The worker goes on with the next file: what this one leaves open would work beside it.
afterAll(endAll);
