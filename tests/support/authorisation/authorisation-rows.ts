import { accountRows } from './account-rows.ts';
import type { Rows } from './attack.ts';
import type { World } from './authorisation-world.ts';
import { chatRows } from './chat-rows.ts';
import { meetingRows } from './meeting-rows.ts';
import { serviceRows } from './service-rows.ts';

/**
 * Calls that each operation must reject, by operation name (R11). A test fails for an operation without a
 * row.
 */
export const authorisationRows = (world: World): Rows => ({
  ...serviceRows(world),
  ...meetingRows(world),
  ...chatRows(world),
  ...accountRows(world),
});
