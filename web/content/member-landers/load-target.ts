import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { findTarget } from '../find-target.ts';

/** Loads the member of a landing page. The layout redirects a visitor who is logged in. */
export const loadTarget = pageLoader(async ({ memberId, params, call }) => ({
  target: memberId === null ? await findTarget(call, params.id) : null,
}));
