import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import {
  fictionalState,
  fictionalStates,
  type ListedFictional,
} from '#contract/chat/fictional/fictional-profile.ts';
import { locale, locales } from '#contract/kit/locale.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { FilterFold } from '#web/operators/filter-fold.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from './fictional.module.css';
import { type FictionalSearch, fictionalPages } from './fictional.query.ts';
import { FictionalNav } from './fictional-nav.tsx';
import { StatePill } from './state-pill.tsx';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(fictionalPages({}));
});

const searchOf = (form: FormData): FictionalSearch => {
  const search = String(form.get('search') ?? '').trim();
  const site = Number(form.get('site'));
  const language = locale.safeParse(form.get('language')).data;
  const state = fictionalState.safeParse(form.get('state')).data;
  return {
    ...(search !== '' && { search }),
    ...(site > 0 && { site }),
    ...(language && { language }),
    ...(state && { state }),
  };
};

/** One profile; the whole row links to its page. */
function FictionalRow({ row }: { row: ListedFictional }) {
  const text = useText();
  const intl = useIntl();
  return (
    <li>
      <Link to={`/console/fictional/${row.profile}`} className={styles.found}>
        <span className={styles.thumb}>
          <Picture image={row.main_image} alt="" size="thumb" />
        </span>
        <span>
          <span className={houseStyles.name}>
            <ProfileName card={row} />
          </span>
          <span className={houseStyles.facts}>
            <span>{row.site}</span>
            <span>{intl.formatDisplayName(row.language, { type: 'language' }) ?? row.language}</span>
            <span>{text('chat.profiles.pictures_count', { number: row.pictures })}</span>
            <span>{text('chat.profiles.talks', { number: row.talks })}</span>
            {row.waiting > 0 ? <span>{text('chat.editor.waiting', { number: row.waiting })}</span> : null}
            {row.answer_minutes === null ? null : (
              <span>{text('chat.profiles.pace', { answers: row.answers, minutes: row.answer_minutes })}</span>
            )}
          </span>
        </span>
        <span className={styles.end}>
          <StatePill state={row.state} />
        </span>
      </Link>
    </li>
  );
}

function Results({ search }: { search: FictionalSearch }) {
  const text = useText();
  const query = useInfiniteQuery(fictionalPages(search));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (data === undefined && error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={8} />;
  const rows = data.pages.flatMap(({ results }) => results);
  if (rows.length === 0)
    return (
      <EmptyState
        picture="search"
        title={text('chat.profiles.none')}
        body={text('chat.profiles.none_what')}
      />
    );
  return (
    <div className={houseStyles.part}>
      <ul className={houseStyles.list} aria-label={text('sites.fictional.plural')}>
        {rows.map((row) => (
          <FictionalRow key={row.profile} row={row} />
        ))}
      </ul>
      {hasNextPage ? (
        <div className={houseStyles.buttons}>
          <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('payments.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The fictional profiles of all sites (SAFE-6). */
export default function FictionalListPage() {
  const text = useText();
  const [search, setSearch] = useState<FictionalSearch>({});
  const { data } = useInfiniteQuery(fictionalPages({}));
  const sites = data?.pages[0]?.sites ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(searchOf(new FormData(event.currentTarget)));
  };
  const any = (label: string) => ({ value: '', label });
  return (
    <Page>
      <PageTitle title={text('sites.fictional.plural')} />
      <PageHead
        title={text('sites.fictional.plural')}
        lead={text('chat.profiles.lead')}
        aside={<ButtonLink to="/console/fictional/new">{text('chat.profiles.new')}</ButtonLink>}
      />
      <FictionalNav />
      <search>
        <form className={styles.search} noValidate onSubmit={submit}>
          <TextInput
            label={text('chat.profiles.search')}
            name="search"
            type="search"
            maxLength={30}
            autoComplete="off"
          />
          <FilterFold count={[search.site, search.language, search.state].filter(Boolean).length}>
            <NativeSelect
              label={text('accounts.desk.site')}
              name="site"
              key={sites.length}
              data={[
                any(text('accounts.desk.any_site')),
                ...sites.map(({ id, host }) => ({ value: String(id), label: host })),
              ]}
            />
            <NativeSelect
              label={text('chat.profiles.language')}
              name="language"
              data={[
                any(text('chat.profiles.any_language')),
                ...locales.map((value) => ({ value, label: languageNames[value] })),
              ]}
            />
            <NativeSelect
              label={text('accounts.desk.state')}
              name="state"
              data={[
                any(text('accounts.desk.any_state')),
                ...fictionalStates.map((value) => ({ value, label: text(`chat.fictional_state.${value}`) })),
              ]}
            />
          </FilterFold>
          <Button type="submit">{text('accounts.desk.find')}</Button>
        </form>
      </search>
      <Results search={search} />
    </Page>
  );
}
