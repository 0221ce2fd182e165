import { Button, NumberInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type banMember, longestSuspension } from '#contract/accounts/ban-member.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import {
  ban,
  type CopyScope,
  type Ground,
  grounds,
  type Measure,
  strongest,
} from '#contract/safety/decision.ts';
import type { ReportCase } from '#contract/safety/report-case.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { Checks, Choices, PictureChoice } from './choices.tsx';
import {
  type Against,
  againstNobody,
  isReopened,
  isTogether,
  measuresFor,
  toggled,
} from './chosen-decision.ts';
import { CopyChoice, takesCopies } from './copy-choice.tsx';
import styles from './decision-form.module.css';
import { FactsField } from './facts-field.tsx';
import { TogetherChoice } from './together-choice.tsx';
import { useDecided } from './use-decided.ts';

/** Suspending and banning end sessions, so they belong to a later domain. The page passes the mutation in. */
export type BanMutation = ReturnType<typeof mutationFor<typeof banMember>>;

const usualDays = 7;

const effects = {
  warning: 'safety.desk.what.warning',
  text_removed: 'safety.desk.what.text_removed',
  content_removed: 'safety.desk.what.content_removed',
  withheld: 'safety.desk.what.withheld',
  suspended: 'safety.ban.what',
  banned: 'safety.ban.what',
} as const;

interface Draft {
  readonly against: Against | null;
  readonly chosen: readonly Measure[];
  readonly pictures: readonly number[];
  readonly ground: Ground | null;
  readonly facts: string;
  readonly days: number | string;
  readonly scope: CopyScope;
  /** Other reports that the decision also decides. */
  readonly together: readonly number[];
}

const isLength = (days: number | string): days is number =>
  typeof days === 'number' && days >= 1 && days <= longestSuspension;

/** The text of what a decision still lacks; null if it is complete. The facts and days show theirs. */
function lackOf({ subject, reason }: ReportCase, draft: Draft): TextKey | null {
  const { against, chosen, pictures, ground } = draft;
  if (against === null && chosen.length === 0) return 'safety.case.choose';
  if (chosen.length === 0) return null;
  // A notice of an intimate image already hides the pictures that the decision removes.
  if (reason === 'intimate_image') return ground === null ? 'safety.case.rule_needed' : null;
  if (subject === 'profile' && chosen.includes('content_removed') && pictures.length === 0)
    return 'safety.case.pictures_needed';
  return ground === null ? 'safety.case.rule_needed' : null;
}

/** The calls for a complete decision. Idempotent: repeating the same decision changes nothing. */
function useDecision(report: ReportCase, banning: BanMutation) {
  const decide = useMutation({ ...mutationFor(decideReport, { idempotent: true }), ...useDecided() });
  const suspend = useMutation({ ...banning, ...useDecided() });
  const send = (draft: Draft) => {
    const { against, chosen, pictures, ground, facts, days, scope } = draft;
    const together = report.others
      .filter((other) => draft.together.includes(other.id) && isTogether(other, draft))
      .map(({ id }) => id);
    const leading = strongest(chosen);
    if (leading === undefined || ground === null) {
      if (against !== null) decide.mutate({ report: report.id, outcome: against, together });
      return;
    }
    const also = chosen.filter((one) => one !== leading);
    const measured = { report: report.id, also, ground, facts: facts.trim(), copies: scope, together };
    const shown = chosen.includes('content_removed') && report.subject === 'profile' ? [...pictures] : [];
    const { data: ended } = ban.safeParse(leading);
    if (ended === undefined) decide.mutate({ ...measured, outcome: leading, pictures: shown });
    else
      suspend.mutate({
        ...{ ...measured, outcome: ended, pictures: shown },
        ...(ended === 'suspended' && isLength(days) && { days }),
      });
  };
  return { send, isPending: decide.isPending || suspend.isPending };
}

/** The fields that the chosen measures need: photos, days, ground and facts. */
function MeasureFields(props: {
  report: ReportCase;
  draft: Draft;
  isSent: boolean;
  copies: number;
  onChange: (part: Partial<Draft>) => void;
}) {
  const text = useText();
  const { report, draft, isSent, copies, onChange } = props;
  const { chosen, pictures, ground, facts, days } = draft;
  if (chosen.length === 0) return null;
  const toggle = (one: number) =>
    pictures.includes(one) ? pictures.filter((other) => other !== one) : [...pictures, one];
  return (
    <>
      {chosen.includes('content_removed') && report.subject === 'profile' ? (
        <PictureChoice
          pictures={report.pictures}
          chosen={pictures}
          onToggle={(one) => onChange({ pictures: toggle(one) })}
        />
      ) : null}
      {chosen.includes('content_removed') && copies > 0 && takesCopies(report) ? (
        <CopyChoice copies={copies} scope={draft.scope} onChoose={(scope) => onChange({ scope })} />
      ) : null}
      {chosen.includes('suspended') ? (
        <NumberInput
          label={text('safety.ban.days')}
          value={days}
          min={1}
          max={longestSuspension}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          error={isLength(days) ? undefined : text('safety.ban.days_needed', { most: longestSuspension })}
          onChange={(typed) => onChange({ days: typed })}
        />
      ) : null}
      <Choices
        legend={text('safety.case.rule')}
        choices={grounds}
        chosen={ground}
        textOf={(one) => text(`safety.ground.${one}`)}
        onChoose={(one) => onChange({ ground: one })}
      />
      <FactsField
        report={report}
        ground={ground}
        facts={facts}
        isMissing={isSent && facts.trim() === ''}
        onChange={(typed) => onChange({ facts: typed })}
      />
    </>
  );
}

/** The decision on an open case: against nobody, or one or several measures with ground and facts (SAFE-5). */
export function FirstDecision(props: { report: ReportCase; ban: BanMutation; copies: number }) {
  const text = useText();
  const { report, ban: banning, copies } = props;
  const { send, isPending } = useDecision(report, banning);
  const [draft, setDraft] = useState<Draft>({
    ...{
      against: null,
      chosen: [],
      pictures: [],
      ground: null,
      facts: '',
      days: usualDays,
      scope: 'reported',
      together: [],
    },
  });
  const [isSent, setSent] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { against, chosen, facts, days } = draft;
  const isFactsMissing = chosen.length > 0 && facts.trim() === '';
  const isDaysMissing = chosen.includes('suspended') && !isLength(days);
  const lack = lackOf(report, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (lack === null && !isFactsMissing && !isDaysMissing) send(draft);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.quiet}>{text('safety.case.earlier', { number: report.earlier })}</p>
      <TogetherChoice
        number={report.together - 1}
        others={report.others}
        chosen={draft}
        together={draft.together}
        onChoose={(together) => change({ together })}
      />
      <Choices
        legend={text('safety.case.against_nobody')}
        choices={againstNobody(report)}
        chosen={against}
        textOf={(one) =>
          isReopened(report)
            ? text('safety.case.leave')
            : text(`safety.desk.outcome.${one}`, { subject: report.subject })
        }
        onChoose={(one) => change({ against: one, chosen: [] })}
      />
      {measuresFor(report).length === 0 ? null : (
        <Checks
          legend={text('safety.case.measures')}
          choices={measuresFor(report)}
          chosen={chosen}
          textOf={(one) => text(`safety.desk.outcome.${one}`, { subject: report.subject })}
          effectOf={(one) => text(effects[one])}
          onToggle={(one) => change({ against: null, chosen: toggled(chosen, one) })}
        />
      )}
      <MeasureFields report={report} draft={draft} isSent={isSent} copies={copies} onChange={change} />
      <p className={styles.fault} role="alert">
        {isSent && lack !== null ? text(lack) : null}
      </p>
      <Button type="submit" loading={isPending}>
        {text('safety.case.send')}
      </Button>
    </form>
  );
}
