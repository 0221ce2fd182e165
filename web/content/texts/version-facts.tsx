import type { PageVersion, VersionState } from '#contract/content/texts/page-version.ts';
import styles from '#web/operators/console-house.module.css';
import { useMomentText } from '#web/operators/moment-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';

const tones: Partial<Record<VersionState, 'success' | 'warning'>> = {
  in_force: 'success',
  waiting: 'warning',
  announced: 'warning',
};

/** The state of a version. */
export function VersionPill({ state }: Pick<PageVersion, 'state'>) {
  const text = useText();
  const tone = tones[state];
  return <Pill {...(tone === undefined ? {} : { tone })}>{text(`content.texts.state.${state}`)}</Pill>;
}

/** The author of a version, its approver, and the time in which it applies. */
export function VersionFacts({ version }: { version: PageVersion }) {
  const text = useText();
  const moment = useMomentText();
  const { site, made_by: author, made_at, asked_by, approved_by, published_at, from } = version;
  return (
    <p className={styles.facts}>
      <span>{site === null ? text('content.texts.all_sites') : site.host}</span>
      <span>
        {author === null
          ? text('content.texts.of_software', { moment: moment(made_at) })
          : text('content.texts.made', { account: author, moment: moment(made_at) })}
      </span>
      {asked_by === null || asked_by === approved_by ? null : (
        <span>{text('content.texts.asked', { account: asked_by })}</span>
      )}
      {approved_by === null || published_at === null ? null : (
        <span>{text('content.texts.approved', { account: approved_by, moment: moment(published_at) })}</span>
      )}
      {from === null ? null : <span>{text('content.texts.from', { moment: moment(from) })}</span>}
      {version.withdrawn_by === null || version.withdrawn_at === null ? null : (
        <span>
          {text('content.texts.withdrawn', {
            account: version.withdrawn_by,
            moment: moment(version.withdrawn_at),
          })}
        </span>
      )}
    </p>
  );
}
