import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** Parts of an export; each has a text: `accounts.hold.scope.<part>`. */
export const evidenceScopes = ['account', 'connections', 'messages', 'pictures', 'payments'] as const;

export const evidenceScope = z.enum(evidenceScopes);

export type EvidenceScope = z.output<typeof evidenceScope>;

/** The law or order behind an export; each has a text: `accounts.hold.basis.<basis>`. */
export const legalBases = ['us_2258a', 'uk_osa_66', 'dsa_18', 'court_order', 'authority_order'] as const;

export const legalBasis = z.enum(legalBases);

export type LegalBasis = z.output<typeof legalBasis>;

/** Kinds of incident in the form of the CyberTipline; each has a text: `accounts.hold.incident.<kind>`. */
export const incidents = ['child_pornography', 'enticement', 'trafficking', 'threat', 'other'] as const;

export const incident = z.enum(incidents);

export type Incident = z.output<typeof incident>;

/** Hours in which the file of an approved export can be fetched, and how often. */
export const exportHours = 24;
export const mostFetches = 3;

/** Longest account of what happened. */
export const longestWords = 6000;

/** `GET ?export=…`: the ZIP, for the operator who asked for it, after the approval of a second one. */
export const evidenceFilePath = '/api/console/evidence-file.php';

/** An export as operators see it: never its content. */
export const evidenceExport = z.object({
  id,
  authority: z.string(),
  case_number: z.nullable(z.string()),
  legal_basis: legalBasis,
  scope: z.array(evidenceScope),
  /** The only conversation of the export; null for all. */
  conversation: z.nullable(id),
  asked_by: z.string(),
  asked_at: instant,
  state: z.enum(['waiting', 'declined', 'making', 'ready', 'expired']),
  /** SHA-256 of the ZIP, as the authority can check it. */
  sha256: z.nullable(z.string()),
  expires_at: z.nullable(instant),
  fetched: z.int(),
  /** The caller asked for it and alone can fetch it. */
  own: z.boolean(),
});

export type EvidenceExport = z.output<typeof evidenceExport>;
