import type { Generated } from 'kysely';
import type { ComplaintOutcome, ComplaintSubject } from '#contract/safety/complaint.ts';
import type {
  AppealOutcome,
  Appellant,
  Ground,
  Measure,
  Outcome,
  RestrictionKind,
} from '#contract/safety/decision.ts';
import type { CaseSource } from '#contract/safety/report-case.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { HidingRule, Standing } from '#contract/safety/reporter-trust.ts';
import type {
  Appeals,
  AutomaticMeasureReporters,
  AutomaticMeasures,
  Complaints,
  Decisions,
  ReporterTrust,
  Reports,
  Restrictions,
  SafetyTables,
} from '#database/tables/safety.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Stages of a case. `overturned`: a first decision against nobody that a later one replaced. `appeal` is the
 * appeal of the affected member.
 */
export type Stage = 'first' | 'overturned' | 'appeal' | 'reporter_appeal';

/** Table types with the columns' check constraints as TypeScript types. */
interface Tables
  extends Omit<
    SafetyTables,
    | 'reports'
    | 'appeals'
    | 'decisions'
    | 'restrictions'
    | 'complaints'
    | 'reporter_trust'
    | 'automatic_measures'
    | 'automatic_measure_reporters'
  > {
  readonly reporter_trust: Omit<ReporterTrust, 'standing'> & { standing: Standing };
  readonly automatic_measures: Omit<AutomaticMeasures, 'rule'> & { rule: HidingRule };
  readonly automatic_measure_reporters: Omit<AutomaticMeasureReporters, 'standing'> & { standing: Standing };
  readonly appeals: Omit<Appeals, 'by'> & { by: Generated<Appellant> };
  readonly reports: Omit<Reports, 'reason' | 'source'> & {
    reason: ReportReason;
    source: Generated<CaseSource>;
  };
  readonly decisions: Omit<Decisions, 'stage' | 'outcome' | 'ground' | 'also'> & {
    stage: Stage;
    also: Generated<Measure[]>;
    outcome: Outcome | AppealOutcome;
    ground: Ground | null;
  };
  readonly complaints: Omit<Complaints, 'subject' | 'outcome'> & {
    subject: ComplaintSubject;
    /** `unread`: from an address that is suspended from reporting. */
    outcome: ComplaintOutcome | 'unread' | null;
  };
  readonly restrictions: Omit<Restrictions, 'kind' | 'ground'> & { kind: RestrictionKind; ground: Ground };
}

/** The given handle with this domain's tables. */
export const safetyTables = (db: Handle) => db.$extendTables<Pick<Tables, keyof Tables>>();
