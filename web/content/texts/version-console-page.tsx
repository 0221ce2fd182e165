import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { data as answer, Link, useParams } from 'react-router';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import styles from '#web/operators/console-house.module.css';
import { ConsoleHouseNav } from '#web/operators/console-house-nav.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { DraftActions } from './draft-actions.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { TextDifference } from './text-difference.tsx';
import { TextForm } from './text-form.tsx';
import { versionQuery } from './text-queries.ts';
import { VersionFacts, VersionPill } from './version-facts.tsx';

/** The version that an address names. Throws 404 for anything but a number. */
function versionIn(typed: string | undefined): number {
  if (typed === undefined || !/^[1-9]\d{0,14}$/.test(typed))
    throw answer(null, { status: 404, statusText: 'Not Found' });
  return Number(typed);
}

const languageIn = (language: string): Locale => localeOf(language.slice(0, 2)) ?? 'nl';

export const loader = operatorLoader(async ({ queryClient, params, language }) => {
  await queryClient.fetchQuery(versionQuery(versionIn(params.version), languageIn(language)));
});

/** One version of an information page: its words in each language, what changed, and its publication. */
export default function VersionConsolePage() {
  const text = useText();
  const version = versionIn(useParams().version);
  const [language, setLanguage] = useState<Locale>('nl');
  const { data, error, refetch } = useQuery(versionQuery(version, language));
  if (data === undefined)
    return (
      <Page>
        {error === null ? (
          <TextSkeleton lines={8} />
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )}
      </Page>
    );
  const { version: about, languages, body, in_force } = data;
  const title = text(`content.texts.page.${about.name}`);
  const isDraft = about.state === 'draft';
  return (
    <Page>
      <PageTitle title={title} />
      <PageHead title={title} />
      <ConsoleHouseNav />
      <div className={styles.part}>
        <p>
          <Link to={`/console/house/texts/${about.name}`}>{text('content.texts.archive')}</Link>
        </p>
        <p className={styles.name}>
          {about.dated ?? text('content.texts.draft_number', { number: String(version) })}
          <VersionPill state={about.state} />
        </p>
        <VersionFacts version={about} />
        {about.state === 'waiting' ? <p className={styles.warning}>{text('content.texts.waits')}</p> : null}
        <LanguageChoice languages={languages} language={language} onChoose={setLanguage} />
        <TextForm key={`${language} ${data.edited_at}`} shown={data} isDraft={isDraft} />
        <p>
          <a href={`/console/house/texts/${about.name}/${version}/preview?language=${language}`}>
            {text('content.texts.preview')}
          </a>
        </p>
        {about.state === 'in_force' || about.state === 'past' ? null : (
          <>
            <h2 className={styles.heading}>{text('content.texts.difference')}</h2>
            <TextDifference before={in_force} after={body} />
          </>
        )}
        <DraftActions version={about} earliest={data.earliest} languages={languages} />
      </div>
    </Page>
  );
}
