import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { basisOf } from '#contract/safety/decision.ts';
import type { Platform } from '#server/platform/platform.ts';
import { caseRow } from './cases.sql.ts';
import { decisionOn } from './decisions.sql.ts';
import { subjectOf } from './evidence.ts';

/** The parts of a statement of reasons that a mail holds (DSA Art. 17). */
export interface StatementOfReasons {
  /** How we came to look: the subject of the report, or `found` if nobody reported it. */
  readonly subject: string;
  /** Ground and findings, whether law or terms, who decided, and scope; empty without a decision. */
  readonly statement: string;
}

/**
 * The statement of reasons for the decision on a case, in the language of its member. Read when the mail is
 * sent, so that no job holds the facts.
 */
export async function statementOf(
  { db, texts }: Pick<Platform, 'db' | 'texts'>,
  report: Id,
  language: Locale,
): Promise<StatementOfReasons> {
  const row = await caseRow(db, report);
  const decided = await decisionOn(db, report, 'first');
  const subject = row === undefined ? 'profile' : subjectOf(row);
  const found = row !== undefined && row.source !== 'member' && subject !== 'elsewhere';
  const ground = decided?.ground ?? null;
  if (ground === null || decided === undefined) return { subject, statement: '' };
  return {
    subject: found ? 'found' : subject,
    statement: texts.format(language, 'safety.statement.mail', {
      rule: texts.format(language, `safety.ground.${ground}`),
      basis: texts.format(language, `safety.basis.${basisOf(ground)}`),
      facts: decided.facts ?? 'none',
      measures: decided.measures
        .map((one) => texts.format(language, `safety.outcome.${one}`).toLocaleLowerCase(language))
        .join(', '),
      scope: decided.outcome === 'banned' ? 'all' : 'site',
    }),
  };
}
