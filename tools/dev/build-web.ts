/** Builds the web bundle if the bundle in `build/` is stale. */
import { buildIfStale } from './build-if-stale.ts';

buildIfStale();
