import { useIntl } from 'react-intl';
import { endFlagger } from '#contract/safety/flaggers/end-flagger.ts';
import { sendFlaggerKey } from '#contract/safety/flaggers/send-flagger-key.ts';
import type { TrustedFlagger } from '#contract/safety/flaggers/trusted-flagger.ts';
import { ConfirmedButton } from '#web/operators/confirmed-button.tsx';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './flaggers.module.css';

const operationOf = { key: sendFlaggerKey, end: endFlagger } as const;

function Act({ act, flagger }: { act: keyof typeof operationOf; flagger: TrustedFlagger }) {
  const text = useText();
  return (
    <ConfirmedButton
      size="sm"
      danger={act === 'end'}
      label={text(`safety.flaggers.${act}`)}
      words={text(`safety.flaggers.${act}_what`, { name: flagger.name })}
      done={text(`safety.flaggers.${act}_done`)}
      act={() => call(operationOf[act], { flagger: flagger.id })}
    />
  );
}

/** One trusted flagger with its state, its counts and its acts. */
export function FlaggerRow({ flagger }: { flagger: TrustedFlagger }) {
  const text = useText();
  const intl = useIntl();
  const { ended_at: ended, confirmed_at: confirmed, active } = flagger;
  const state = ended !== null ? 'ended' : active ? 'active' : confirmed === null ? 'waiting' : 'expired';
  const { notices, waiting, upheld, not_upheld: refused } = flagger;
  return (
    <li>
      <Panel className={styles.part}>
        <p className={styles.line}>
          <strong>{flagger.name}</strong>
          <Pill tone={active ? 'success' : 'quiet'}>{text('safety.flaggers.state', { state })}</Pill>
        </p>
        <p className={styles.line}>
          <span>{flagger.authority}</span>
          <span>{flagger.email}</span>
          <span className={styles.quiet}>
            {text('safety.flaggers.valid', {
              // The end is the first moment of the day after the last one.
              date: intl.formatDate(Date.parse(flagger.valid_until) - 1, {
                ...{ dateStyle: 'medium', timeZone: 'UTC' },
              }),
            })}
          </span>
        </p>
        <p className={styles.quiet}>
          {text('safety.flaggers.counts', { notices, waiting, upheld, refused })}
        </p>
        {ended === null ? (
          <div className={styles.line}>
            <Act act="key" flagger={flagger} />
            <Act act="end" flagger={flagger} />
          </div>
        ) : null}
      </Panel>
    </li>
  );
}
