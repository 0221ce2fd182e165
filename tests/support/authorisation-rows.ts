import { accountRows } from './authorisation/account-rows.ts';
import type { Rows } from './authorisation/attack.ts';
import { chatRows } from './authorisation/chat-rows.ts';
import { meetingRows } from './authorisation/meeting-rows.ts';
import { serviceRows } from './authorisation/service-rows.ts';
import type { World } from './authorisation-world.ts';

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
