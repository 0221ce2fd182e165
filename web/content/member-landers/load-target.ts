import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { findTarget } from '../find-target.ts';

/** What a landing for a member is loaded with; whoever is logged in is led on by the layout. */
export const loadTarget = pageLoader(async ({ memberId, params, call }) => ({
  target: memberId === null ? await findTarget(call, params.id) : null,
}));
