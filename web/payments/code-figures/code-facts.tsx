import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CodeFigures } from '#contract/payments/console/code-figures.ts';
import styles from '#web/operators/console.module.css';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import codeStyles from './code-figures.module.css';
import { useCodeTerms } from './use-code-terms.ts';

/** The conditions of a code, and the operators who made, approved and stopped it. */
export function CodeFacts({ code }: { code: CodeFigures }) {
  const text = useText();
  const intl = useIntl();
  const terms = useCodeTerms()(code);
  // The service gives codes to single members only.
  const maker = code.made_by ?? text(`payments.codes.by_${code.member === null ? 'unknown' : 'service'}`);
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [
      text('payments.desk.whose'),
      code.member === null ? null : <MemberLink key="member" member={code.member} />,
    ],
    [
      text('payments.codes.created'),
      intl.formatDate(code.created_at, { dateStyle: 'medium', timeStyle: 'short' }),
    ],
    [text('payments.codes.made_by'), maker],
    [text('payments.codes.approved_by'), code.approved_by],
    [text('payments.codes.stopped_by'), code.stopped_by],
  ];
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.codes.terms')}</h2>
      <ul className={styles.evidence}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <dl className={codeStyles.facts}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Panel>
  );
}
