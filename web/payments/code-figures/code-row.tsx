import { Link } from 'react-router';
import type { CodeFigures } from '#contract/payments/console/code-figures.ts';
import consoleStyles from '#web/operators/console.module.css';
import { MemberLink } from '#web/operators/member-link.tsx';
import styles from './code-figures.module.css';
import { CodeState } from './code-state.tsx';
import { CodeUses } from './code-uses.tsx';
import { useCodeTerms } from './use-code-terms.ts';

/** One discount code in the list: its conditions, its state, its use and its money. */
export function CodeRow({ code }: { code: CodeFigures }) {
  const termsOf = useCodeTerms();
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h2>
            <Link to={`/console/codes/${encodeURIComponent(code.code)}`} className={styles.code}>
              {code.code}
            </Link>
          </h2>
          <p className={consoleStyles.facts}>
            {code.member === null ? null : <MemberLink member={code.member} />}
            {termsOf(code).map((term) => (
              <span key={term}>{term}</span>
            ))}
          </p>
        </div>
        <CodeState code={code} />
      </div>
      <CodeUses code={code} />
    </li>
  );
}
