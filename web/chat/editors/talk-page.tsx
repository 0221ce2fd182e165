import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import type { EditorTalk } from '#contract/chat/editors/editor-talk.ts';
import { releaseTalk } from '#contract/chat/editors/release-talk.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { EditorNotes } from './editor-notes.tsx';
import { talkQuery } from './editors.query.ts';
import { PaceLine } from './pace-line.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import styles from './talk.module.css';
import { TalkLog } from './talk-log.tsx';
import { useHold } from './use-hold.ts';

// The page requests the conversation, not the loader. The request claims it, and every look is recorded.
export const loader = operatorLoader(async () => {});

function OpenTalk({ talk, reload }: { talk: EditorTalk; reload: () => void }) {
  const text = useText();
  const intl = useIntl();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { conversation, member, language, care } = talk;
  const hold = useHold(talk);
  const release = useMutation({
    ...mutationFor(releaseTalk, { idempotent: true }),
    onSettled: async () => {
      await navigate('/console/conversations');
      queries.removeQueries({ queryKey: talkQuery(conversation).queryKey });
    },
  });
  return (
    <>
      <PageHead
        title={text('chat.editor.with', { name: member.name, age: member.age })}
        lead={[
          member.place,
          talk.site,
          text('chat.editor.language', {
            language: intl.formatDisplayName(language, { type: 'language' }) ?? language,
          }),
        ]
          .filter(Boolean)
          .join(' · ')}
        aside={
          <div className={styles.held}>
            <span className={styles.quiet}>
              {text('chat.editor.held_until', {
                time: intl.formatTime(hold.until, { hour: '2-digit', minute: '2-digit' }),
              })}
            </span>
            <Button
              variant="light"
              size="sm"
              loading={release.isPending}
              onClick={() => release.mutate({ conversation })}
            >
              {text('chat.editor.release')}
            </Button>
          </div>
        }
      />
      <div className={styles.desk}>
        <div className={styles.main}>
          {care === null ? null : (
            <section className={styles.care} role="note" aria-label={text('chat.editor.care')}>
              <p className={styles.heading}>{text('chat.editor.care')}</p>
              <p>{text(`chat.editor.care.${care}`)}</p>
              <Link to="/care" target="_blank">
                {text('chat.pause.help')}
              </Link>
            </section>
          )}
          <TalkLog key={conversation} talk={talk} />
          <AnswerEditor talk={talk} hold={hold} reload={reload} />
          <PaceLine pace={talk.pace} />
        </div>
        <div className={styles.side}>
          <ProfileFacts profile={talk.profile} />
          <EditorNotes talk={talk} added={reload} />
        </div>
      </div>
    </>
  );
}

/** A conversation with a fictional profile, and the answer of its editor (MEET-15). */
export default function TalkPage() {
  const text = useText();
  const id = Number(useParams().id);
  const conversation = Number.isSafeInteger(id) && id > 0 ? id : 1;
  const { data, error, refetch } = useQuery(talkQuery(conversation));
  const reload = () => void refetch();
  return (
    <Page>
      <PageTitle title={text('chat.editor.title')} />
      <Link to="/console/conversations" className={styles.back}>
        {text('chat.editor.back')}
      </Link>
      {data?.talk ? (
        <OpenTalk talk={data.talk} reload={reload} />
      ) : error ? (
        <ErrorState error={error} retry={reload} />
      ) : (
        <TextSkeleton lines={10} />
      )}
    </Page>
  );
}
