import { NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createFictionalProfile } from '#contract/chat/fictional/create-fictional-profile.ts';
import { type FictionalSite, youngestFictional } from '#contract/chat/fictional/fictional-profile.ts';
import { listFictionalProfiles } from '#contract/chat/fictional/list-fictional-profiles.ts';
import { gender } from '#contract/profiles/fields.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { FactsForm, factFields, typedFacts } from './facts-form.tsx';
import styles from './fictional.module.css';
import { fictionalPages } from './fictional.query.ts';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(fictionalPages({}));
});

const fixedFields = ['site', 'gender', 'date_of_birth'] as const;

function NewProfile({ sites }: { sites: readonly [FictionalSite, ...FictionalSite[]] }) {
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [clientId] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState(sites[0].id);
  const site = sites.find(({ id }) => id === chosen) ?? sites[0];
  const form = useCallForm({
    domain: 'chat',
    schema: createFictionalProfile.input,
    mutation: mutationFor(createFictionalProfile, { idempotent: true }),
    fields: [...fixedFields, ...factFields],
    prepare: (typed) => ({
      ...typedFacts(typed),
      client_id: clientId,
      site: Number(typed.site),
      gender: typed.gender,
      date_of_birth: typed.date_of_birth,
    }),
    async onDone({ profile }) {
      await queries.invalidateQueries({ queryKey: [listFictionalProfiles.name] });
      await navigate(`/console/fictional/${profile}`);
    },
  });
  const { errorOf } = form;
  const fixed = (
    <div className={houseStyles.two}>
      <NativeSelect
        label={text('accounts.desk.site')}
        name="site"
        value={chosen}
        error={errorOf('site')}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
        data={sites.map(({ id, host }) => ({ value: String(id), label: host }))}
      />
      <NativeSelect
        label={text('chat.profiles.gender')}
        name="gender"
        error={errorOf('gender')}
        data={[
          { value: '', label: text('photos.record.choose') },
          ...gender.options.map((value) => ({ value, label: text(`profiles.gender.${value}`) })),
        ]}
      />
      <TextInput
        label={text('chat.profiles.born')}
        description={text('chat.profiles.born_hint', { age: youngestFictional })}
        name="date_of_birth"
        type="date"
        error={errorOf('date_of_birth')}
      />
    </div>
  );
  return (
    <Panel>
      <FactsForm form={form} known={null} site={site} fixed={fixed} label={text('chat.profiles.make')} />
    </Panel>
  );
}

/** The form for a new fictional profile (SAFE-6). */
export default function NewFictionalPage() {
  const text = useText();
  const { data, error, refetch } = useInfiniteQuery(fictionalPages({}));
  const [first, ...others] = data?.pages[0]?.sites ?? [];
  return (
    <Page width="text">
      <PageTitle title={text('chat.profiles.new')} />
      <Link to="/console/fictional" className={styles.back}>
        {text('sites.fictional.plural')}
      </Link>
      <PageHead title={text('chat.profiles.new')} lead={text('chat.profiles.new_what')} />
      {first === undefined && error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : null}
      {first === undefined && error === null ? <TextSkeleton lines={8} /> : null}
      {first === undefined ? null : <NewProfile sites={[first, ...others]} />}
    </Page>
  );
}
