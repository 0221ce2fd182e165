import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Facts, selectFacts } from './reporter-trust.sql.ts';
import { signUpBurst } from './standing.ts';

/** An open report of a possible minor, as a witness for hiding that member. */
export interface OpenWitness extends Facts {
  readonly report: Id;
  readonly reporter: Id;
  readonly network: Buffer | null;
  readonly device: Buffer | null;
  /**
   * Members that are hidden now by this reporter, this network, this device, or one burst of sign-ups: the
   * largest of the four numbers.
   */
  readonly hides: number;
}

const burst = signUpBurst / 1000;

const hiddenBy = (same: ReturnType<typeof sql>) =>
  sql`count(distinct restrictions.report_id) filter (where ${same})`;

/** SQL number of the members that the reporter of `witness` hides now. */
const hides = sql`(
  select greatest(
    ${hiddenBy(sql`reports.reporter_id = witness.reporter`)},
    ${hiddenBy(sql`reporter_trust.network_hash = witness.network`)},
    ${hiddenBy(sql`reporter_trust.device_hash = witness.device`)},
    ${hiddenBy(sql`abs(extract(epoch from reporter_trust.signed_up_at - members.joined_at)) < ${burst}`)}
  )::integer
  from restrictions
  join automatic_measure_reporters on automatic_measure_reporters.report_id = restrictions.report_id
  join reports on reports.id = automatic_measure_reporters.witness_id
  join reporter_trust on reporter_trust.report_id = reports.id
  where restrictions.kind = 'hidden')`;

/** At most this number of reports is considered. */
const mostWitnesses = 20;

/**
 * The open reports that call a member a minor, if they had a standing when they were filed, with the facts
 * about their reporters now. The newly filed report is first, then those with the best standing. One
 * statement, because the reports of a site wait for each other here.
 */
export async function openWitnesses(
  db: Handle,
  { member, filed, now }: { readonly member: Id; readonly filed: Id; readonly now: Date },
): Promise<OpenWitness[]> {
  const { rows } = await sql<OpenWitness>`
    with witnesses as (
      select reports.id as report, reports.reporter_id as reporter, network_hash as network, device_hash as device,
        row_number() over (order by reports.id = ${filed} desc, standing, reports.created_at, reports.id) as place
      from reports join reporter_trust on reporter_trust.report_id = reports.id
      where reports.member_id = ${member} and reports.reason = 'underage' and reports.status = 'open'
        and reports.reporter_id is not null and standing <> 'none'
      order by place limit ${mostWitnesses}
    )
    select witness.report, witness.reporter, witness.network, witness.device,
      ${selectFacts(sql`witness.device`, now)}, ${hides} as hides
    from witnesses witness
    join members on members.id = witness.reporter
    left join addresses on addresses.member_id = members.id
    order by witness.place`.execute(db);
  return rows;
}
