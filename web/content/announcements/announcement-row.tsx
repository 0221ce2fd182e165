import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Announcement } from '#contract/content/announcements/announcement.ts';
import { withdrawAnnouncement } from '#contract/content/announcements/withdraw-announcement.ts';
import styles from '#web/operators/console-house.module.css';
import { useMomentText } from '#web/operators/moment-text.ts';
import { useLocale } from '#web/platform/intl/use-locale.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const withdrawMutation = () => mutationFor(withdrawAnnouncement, { idempotent: true });

function Withdraw({ id }: Pick<Announcement, 'id'>) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...withdrawMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('kit.saved') });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate({ id })}>
      {text('content.announcements.withdraw')}
    </Button>
  );
}

/** One announcement: its words in the operator's language, its period, its site, and who made it. */
export function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const text = useText();
  const moment = useMomentText();
  const locale = useLocale();
  const { texts, state, host, link, starts_at, ends_at, made_by, withdrawn_by, withdrawn_at } = announcement;
  const words = texts.find(({ language }) => language === locale) ?? texts[0];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {words?.short}
          <Pill tone={state === 'shown' ? 'success' : 'quiet'}>
            {text(`content.announcements.state.${state}`)}
          </Pill>
        </p>
        <p>{words?.body}</p>
        <p className={styles.facts}>
          <span>{host ?? text('content.texts.all_sites')}</span>
          <span>{texts.map(({ language }) => languageNames[language]).join(', ')}</span>
          <span>
            {text('content.announcements.period', { from: moment(starts_at), until: moment(ends_at) })}
          </span>
          {link === null ? null : <span>{link}</span>}
          <span>{text('content.announcements.made', { account: made_by })}</span>
          <span>{text('content.announcements.closed', { number: announcement.dismissals })}</span>
          {withdrawn_by === null || withdrawn_at === null ? null : (
            <span>
              {text('content.texts.withdrawn', { account: withdrawn_by, moment: moment(withdrawn_at) })}
            </span>
          )}
        </p>
      </div>
      {state === 'shown' || state === 'planned' ? (
        <div className={styles.buttons}>
          <Withdraw id={announcement.id} />
        </div>
      ) : null}
    </li>
  );
}
