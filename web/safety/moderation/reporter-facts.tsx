import type { ReportCase } from '#contract/safety/report-case.ts';
import type { ReporterTrust } from '#contract/safety/reporter-trust.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './report-page.module.css';

/** The trust in one reporter: standing, confirmation and record. Never who it is. */
export function TrustFacts({ trust }: { trust: ReporterTrust }) {
  const text = useText();
  const { standing, confirmed_days: days, upheld, rejected } = trust;
  return (
    <div>
      <p>{text(`safety.standing.${standing}`)}</p>
      <p className={styles.by}>
        <span>{days === null ? text('safety.trust.unconfirmed') : text('safety.trust.days', { days })}</span>
        <span>{text('safety.trust.upheld', { number: upheld })}</span>
        <span>{text('safety.trust.rejected', { number: rejected })}</span>
      </p>
    </div>
  );
}

/**
 * The trust in the reporter of a case, the size of its wave, and why the case hid the member without an
 * operator (SAFE-8).
 */
export function ReporterFacts({ report }: { report: Pick<ReportCase, 'trust' | 'cause' | 'wave'> }) {
  const text = useText();
  const { trust, cause, wave } = report;
  return (
    <>
      {trust === null ? null : (
        <section className={styles.part}>
          <h2 className={styles.heading}>{text('safety.trust.title')}</h2>
          <TrustFacts trust={trust} />
          {wave > 1 ? <p>{text('safety.trust.wave', { number: wave })}</p> : null}
        </section>
      )}
      {cause === null ? null : (
        <section className={styles.part}>
          <h2 className={styles.heading}>{text('safety.cause.title')}</h2>
          <p>{text(`safety.cause.${cause.rule}`)}</p>
          {cause.reporters.map((reporter, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reporters have no name here, and their order never changes.
            <TrustFacts key={place} trust={reporter} />
          ))}
        </section>
      )}
    </>
  );
}
