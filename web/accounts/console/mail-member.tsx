import { Alert, Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { longestMail, mailMember } from '#contract/operators/members/mail-member.ts';
import { MacroChoice } from '#web/operators/macro-choice.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './member-desk.module.css';

const mailKinds = ['mail', 'account', 'payment'] as const;

const mailMemberMutation = () => mutationFor(mailMember, { idempotent: true });

interface Addressee {
  readonly member: Id;
  readonly name: string | null;
  readonly host: string;
  readonly language: Locale | null;
}

function MailForm({ member, name, host, language, onClose }: Addressee & { onClose: () => void }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [isMissing, setMissing] = useState(false);
  const [words, setWords] = useState('');
  // One id per mail, so that a repeated call sends no second one.
  const client = useRef<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    ...mailMemberMutation(),
    async onSuccess() {
      onClose();
      toast({ tone: 'success', text: text('accounts.desk.mail_sent') });
      await queries.invalidateQueries();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = words.trim();
    setMissing(typed === '');
    client.current ??= crypto.randomUUID();
    if (typed !== '') mutate({ member, client_id: client.current, words: typed });
  };
  const reads =
    language === null ? null : (intl.formatDisplayName(language, { type: 'language' }) ?? language);
  return (
    <Dialog title={text('accounts.desk.mail_title')} noCross stays onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p>{text('accounts.desk.mail_lead')}</p>
        {reads === null ? null : (
          <p>
            <strong>{text('accounts.desk.mail_language', { language: reads })}</strong>
          </p>
        )}
        {language === null ? null : (
          <MacroChoice
            language={language}
            kinds={mailKinds}
            host={host}
            values={{ site: host, ...(name !== null && { name }) }}
            onChoose={setWords}
          />
        )}
        <Textarea
          label={text('accounts.desk.mail_words')}
          name="words"
          maxLength={longestMail}
          autosize
          minRows={6}
          maxRows={14}
          error={isMissing ? text('kit.field.required') : undefined}
          value={words}
          onChange={(event) => {
            setMissing(false);
            setWords(event.currentTarget.value);
          }}
        />
        {error === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {text('kit.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {text('accounts.desk.mail_send')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** Opens the form for a mail to the member, with the language that the member reads. */
export function MailMember(addressee: Addressee) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('accounts.desk.mail_write')}
      </Button>
      {isOpen ? <MailForm {...addressee} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
