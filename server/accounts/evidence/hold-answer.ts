import type { Id } from '#contract/kit/id.ts';
import { type EvidenceExport, mostFetches } from '#contract/safety/evidence-export.ts';
import type { Hold } from '#contract/safety/hold.ts';
import type { EvidenceExportRow, HoldRow } from '#server/safety/door.ts';
import { siteById } from '#server/sites/door.ts';

interface Viewer {
  readonly operator: Id;
  readonly now: Date;
}

const freezeOf = ({ frozen_at, confirmed_at, unfrozen_at, released_at }: HoldRow): Hold['freeze'] => {
  if (frozen_at === null) return 'none';
  if (unfrozen_at !== null || released_at !== null) return 'ended';
  return confirmed_at === null ? 'unconfirmed' : 'confirmed';
};

/** A hold in the form of the contract. */
export const holdOf = (
  row: HoldRow,
  member: { readonly name: string | null; readonly deleting: boolean } | undefined,
  { operator, now }: Viewer,
): Hold => ({
  id: row.id,
  member: row.member_id,
  name: member?.name ?? null,
  site: siteById(row.site_id).host,
  ground: row.ground,
  words: row.words,
  authority: row.authority,
  case_number: row.case_number,
  report: row.report_id,
  placed_by: row.placer,
  placed_at: row.placed_at.toISOString(),
  owner: row.owner,
  review_at: row.review_at.toISOString(),
  due: row.released_at === null && row.review_at <= now,
  freeze: freezeOf(row),
  frozen_at: row.frozen_at?.toISOString() ?? null,
  own: row.placed_by === operator,
  release_waits: row.release_waits,
  released_at: row.released_at?.toISOString() ?? null,
  deletion_waits: row.released_at === null && member?.deleting === true,
});

const stateOf = (row: EvidenceExportRow, now: Date): EvidenceExport['state'] => {
  if (row.declined) return 'declined';
  if (row.approved_by === null) return 'waiting';
  if (row.expires_at === null) return 'making';
  return row.expires_at > now && row.fetched < mostFetches ? 'ready' : 'expired';
};

/** An export in the form of the contract. */
export const exportOf = (row: EvidenceExportRow, { operator, now }: Viewer): EvidenceExport => ({
  id: row.id,
  authority: row.authority,
  case_number: row.case_number,
  legal_basis: row.legal_basis,
  scope: row.scope,
  conversation: row.conversation_id,
  asked_by: row.asker,
  asked_at: row.asked_at.toISOString(),
  state: stateOf(row, now),
  sha256: row.sha256?.toString('hex') ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  fetched: row.fetched,
  own: row.asked_by === operator,
});
