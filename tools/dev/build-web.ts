/** Builds the web bundle if the one in `build/` is not of these files. */
import { buildIfStale } from './build-if-stale.ts';

buildIfStale();
