import { accountRows } from './account-rows.ts';
import type { Rows } from './attack.ts';
import type { AuthorisationWorld } from './authorisation-world.ts';
import { chatRows } from './chat-rows.ts';
import { consoleRows } from './console-rows.ts';
import { memberContactRows } from './member-contact-rows.ts';
import { memberPageRows } from './member-page-rows.ts';
import { serviceRows } from './service-rows.ts';
import { subjectRows } from './subject-rows.ts';

/**
 * Calls that each operation must reject, by operation name (R11). A test fails for an operation without a
 * row.
 */
export const authorisationRows = (world: AuthorisationWorld): Rows => ({
  ...serviceRows(world),
  ...memberContactRows(world),
  ...chatRows(world),
  ...accountRows(world),
  ...memberPageRows,
  ...consoleRows,
  ...subjectRows,
});
