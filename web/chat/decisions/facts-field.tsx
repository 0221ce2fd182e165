import { Button, Textarea } from '@mantine/core';
import { useIntl } from 'react-intl';
import { type Ground, longestFacts } from '#contract/safety/decision.ts';
import type { ReportCase } from '#contract/safety/report-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './decision-form.module.css';

/** Name of the language in which the member reads the case. */
export function useLanguageName(language: string): string {
  return useIntl().formatDisplayName(language, { type: 'language' }) ?? language;
}

/**
 * The findings that the member reads, in their language. A first sentence for the chosen ground can be taken
 * over and edited (SAFE-7).
 */
export function FactsField(props: {
  report: Pick<ReportCase, 'language' | 'drafts'>;
  ground: Ground | null;
  facts: string;
  isMissing: boolean;
  onChange: (facts: string) => void;
}) {
  const text = useText();
  const { report, ground, facts, isMissing, onChange } = props;
  const language = useLanguageName(report.language);
  const draft = report.drafts.find((one) => one.ground === ground)?.words;
  const canUse = draft !== undefined && !facts.includes(draft);
  return (
    <div className={styles.form}>
      <Textarea
        label={text('safety.case.facts')}
        description={text('safety.case.facts_hint', { language })}
        lang={report.language}
        value={facts}
        maxLength={longestFacts}
        autosize
        minRows={3}
        maxRows={12}
        error={isMissing ? text('kit.field.required') : null}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {canUse ? (
        <Button variant="default" onClick={() => onChange(`${draft} ${facts}`.trim())}>
          {text('safety.case.draft')}
        </Button>
      ) : null}
    </div>
  );
}
