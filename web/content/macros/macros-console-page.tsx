import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Macro } from '#contract/content/macros/macro.ts';
import { retireMacro } from '#contract/content/macros/retire-macro.ts';
import { localeOf, locales } from '#contract/kit/locale.ts';
import { ConfirmedButton } from '#web/operators/confirmed-button.tsx';
import lists from '#web/operators/console.module.css';
import styles from '#web/operators/console-house.module.css';
import { ConsoleHouseNav } from '#web/operators/console-house-nav.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { call } from '#web/platform/api/api.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { MacroForm } from './macro-form.tsx';
import { macrosQuery } from './macros.query.ts';

// Only the frame: the language of the list is a choice in the browser.
export const loader = operatorLoader(async () => {});

function RetireMacro({ macro }: { macro: Macro }) {
  const text = useText();
  return (
    <ConfirmedButton
      label={text('content.macro.retire')}
      title={text('content.macro.retire_that', { title: macro.title })}
      words={text('content.macro.retire_what')}
      done={text('content.macro.retired')}
      act={() => call(retireMacro, { macro: macro.id }, { idempotent: true })}
    />
  );
}

/** The prepared answers in one language, and the forms to write and retire them (SAFE-10). */
export default function MacrosConsolePage() {
  const text = useText();
  const { language: shown } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const language = localeOf(search.get('language')) ?? localeOf(shown) ?? 'nl';
  const [edited, setEdited] = useState<Macro | 'new' | null>(null);
  const { data, error, refetch } = useQuery(macrosQuery(language));
  const hostOf = (site: number) => data?.sites.find(({ id }) => id === site)?.host ?? String(site);
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    if (data.results.length === 0)
      return (
        <EmptyState
          picture="search"
          title={text('content.macro.none')}
          body={text('content.macro.none_what')}
        />
      );
    return (
      <ul className={lists.list} lang={language}>
        {data.results.map((macro) => (
          <li key={macro.id} className={lists.row}>
            <div className={lists.what}>
              <p className={lists.name}>{macro.title}</p>
              <p className={lists.facts}>
                <Pill>{text(`content.macro.kind.${macro.kind}`)}</Pill>
                {macro.site === null ? null : <span>{hostOf(macro.site)}</span>}
              </p>
              <p className={lists.letter}>{macro.body}</p>
            </div>
            <div className={lists.end}>
              <Button
                variant="default"
                aria-label={text('content.macro.edit_that', { title: macro.title })}
                onClick={() => setEdited(macro)}
              >
                {text('content.macro.edit')}
              </Button>
              <RetireMacro macro={macro} />
            </div>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageTitle title={text('sites.house.macros')} />
      <PageHead title={text('sites.house.macros')} lead={text('content.macro.lead')} />
      <ConsoleHouseNav />
      <div className={lists.search}>
        <NativeSelect
          label={text('content.macro.language')}
          value={language}
          data={locales.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(event) => setSearch({ language: event.currentTarget.value }, { replace: true })}
        />
        <Button onClick={() => setEdited('new')}>{text('content.macro.new')}</Button>
      </div>
      <div className={styles.part}>{list()}</div>
      {edited === null ? null : (
        <MacroForm
          macro={edited === 'new' ? null : edited}
          language={language}
          sites={data?.sites ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}
