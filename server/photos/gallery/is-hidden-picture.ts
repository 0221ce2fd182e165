import { type RawBuilder, sql } from 'kysely';

/** SQL condition for any statement: the picture at this path is hidden from everybody else (NCII-1). */
export const isHiddenPicture = (path: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from hidden_pictures where hidden_pictures.path = ${path})`;
