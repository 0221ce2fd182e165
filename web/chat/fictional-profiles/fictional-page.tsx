import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { changeFictionalProfile } from '#contract/chat/fictional/change-fictional-profile.ts';
import type { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { FactsForm, factFields, typedFacts } from './facts-form.tsx';
import styles from './fictional.module.css';
import { fictionalQuery } from './fictional.query.ts';
import { FictionalPreview } from './fictional-preview.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { ProfileNotes } from './profile-notes.tsx';
import { StatePart } from './state-part.tsx';
import { StatePill } from './state-pill.tsx';

// The page requests the profile, not the loader, because every look is recorded.
export const loader = operatorLoader(async () => {});

type Known = AnswerOf<typeof getFictionalProfile>;

function EditPart({ known }: { known: Known }) {
  const text = useText();
  const queries = useQueryClient();
  const { profile, site } = known;
  const form = useCallForm({
    domain: 'chat',
    schema: changeFictionalProfile.input,
    mutation: mutationFor(changeFictionalProfile, { idempotent: true }),
    fields: factFields,
    prepare: (typed) => ({ profile, ...typedFacts(typed) }),
    async onDone() {
      toast({ tone: 'success', text: text('kit.saved') });
      await queries.invalidateQueries();
    },
  });
  return (
    <Panel className={houseStyles.part}>
      <h2 className={houseStyles.heading}>{text('chat.profiles.facts')}</h2>
      <FactsForm form={form} known={known} site={site} label={text('chat.profiles.save')} />
    </Panel>
  );
}

function OneProfile({ known }: { known: Known }) {
  const text = useText();
  const intl = useIntl();
  const { preview, site, talks, waiting } = known;
  return (
    <>
      <PageHead
        title={<ProfileName card={preview} />}
        lead={[
          site.host,
          text(`profiles.gender.${known.gender}`),
          intl.formatDate(known.date_of_birth, { dateStyle: 'long', timeZone: 'UTC' }),
          text('chat.profiles.talks', { number: talks }),
          ...(waiting > 0 ? [text('chat.editor.waiting', { number: waiting })] : []),
        ].join(' · ')}
        aside={<StatePill state={known.state} />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <StatePart known={known} />
          <PicturesPart known={known} />
          <EditPart key={JSON.stringify(preview)} known={known} />
        </div>
        <div className={styles.column}>
          <FictionalPreview member={preview} />
          <ProfileNotes known={known} />
        </div>
      </div>
    </>
  );
}

/** Everything about one fictional profile: state, facts, pictures, notes, and how members see it (SAFE-6). */
export default function FictionalPage() {
  const text = useText();
  const { id } = useParams();
  const { data, error, refetch } = useQuery(fictionalQuery(Number(id)));
  return (
    <Page>
      <PageTitle title={data?.preview.name ?? text('sites.fictional.singular')} />
      <Link to="/console/fictional" className={styles.back}>
        {text('sites.fictional.plural')}
      </Link>
      {data === undefined && error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <TextSkeleton lines={12} /> : null}
      {data === undefined ? null : <OneProfile known={data} />}
    </Page>
  );
}
