import { accountRows } from './account-rows.ts';
import type { Rows } from './attack.ts';
import type { World } from './authorisation-world.ts';
import { chatRows } from './chat-rows.ts';
import { meetingRows } from './meeting-rows.ts';
import { serviceRows } from './service-rows.ts';

/**
 * What each operation must refuse, by its name (R11). A new operation comes with its row: a test fails for one
 * that has none.
 */
export const authorisationRows = (world: World): Rows => ({
  ...serviceRows(world),
  ...meetingRows(world),
  ...chatRows(world),
  ...accountRows(world),
});
