import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SecurityEvent } from '#contract/operators/search-security-events.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './console-security-page.module.css';

const moment = { dateStyle: 'medium', timeStyle: 'medium' } as const;

const useKindText = () => {
  const text = useText();
  return (kind: SecurityEvent['kind']): string => {
    if (kind === 'operator_act' || kind === 'operator_read' || kind === 'authority_refused')
      return text(`operators.security.${kind}`);
    return text(`accounts.event.${kind}`);
  };
};

/** One line of the log. The number of the member leads to everything about that member. */
export function SecurityEventRow({ event }: { event: SecurityEvent }) {
  const text = useText();
  const intl = useIntl();
  const kindText = useKindText();
  const { member, network } = event;
  const facts = [
    event.operator,
    event.operation,
    network === null ? null : text('operators.security.network', { network }),
    [event.browser, event.system].filter((name) => name !== null).join(' · ') || null,
  ].filter((fact) => fact !== null);
  return (
    <li className={styles.row}>
      <time dateTime={event.at} className={styles.when}>
        {intl.formatDate(event.at, moment)}
      </time>
      <div className={styles.what}>
        <p className={styles.name}>{kindText(event.kind)}</p>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {member === null ? null : (
        <Link to={`/console/security?member=${member}`} className={styles.member}>
          {text('operators.security.of_member', { number: String(member) })}
        </Link>
      )}
    </li>
  );
}
