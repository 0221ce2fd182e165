import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { pageName } from '#contract/sites/page-name.ts';

/**
 * The life of a version.
 * - `draft`: anybody with the right may edit it.
 * - `waiting`: a second operator reads it; nobody edits it.
 * - `announced`: published, and not yet in force. `in_force`, `past`: published.
 * - `discarded`: a draft that was given up. `withdrawn`: an announced version that never came into force.
 */
export const versionState = z.enum([
  'draft',
  'waiting',
  'announced',
  'in_force',
  'past',
  'discarded',
  'withdrawn',
]);

export type VersionState = z.output<typeof versionState>;

/** A version of an information page in the console: its dates, its author and its approver (CON-17). */
export const pageVersion = z.object({
  version: z.int(),
  name: pageName,
  /** Null: every site. */
  site: z.nullable(z.object({ site: z.int(), host: z.string() })),
  state: versionState,
  /** The date that readers see, YYYY-MM-DD; null before the publication. */
  dated: z.nullable(z.string()),
  from: z.nullable(instant),
  /** Address of the author; null: the text came with the software. */
  made_by: z.nullable(z.string()),
  made_at: instant,
  /** Addresses of the operator who asked for the publication, and of the one who approved it. */
  asked_by: z.nullable(z.string()),
  approved_by: z.nullable(z.string()),
  published_at: z.nullable(instant),
  withdrawn_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(instant),
  approval: z.nullable(id),
});

export type PageVersion = z.output<typeof pageVersion>;

/** A version in a query and in a body. */
export const versionId = queryInteger(1, Number.MAX_SAFE_INTEGER);
export const sentVersionId = z.int().check(z.positive());
