import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AnswerOf } from '#contract/kit/operation.ts';
import {
  type ComplaintSubject,
  complaintSubject,
  complaintSubjects,
  isNotice,
  longestComplaint,
  mayBeAnonymous,
} from '#contract/safety/complaint.ts';
import { listComplaints } from '#contract/safety/list-complaints.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { randomUuid } from '#web/platform/browser/random-uuid.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import styles from './complaint.module.css';
import type { Flagger } from './use-flagger.ts';

/** The member's own complaints and the address for answers. Empty for a visitor. */
export const complaintsQuery = () => queryFor(listComplaints, {});

/** Links that help sooner than our answer; empty if the hint only explains how we handle the complaint. */
const ways = {
  account: '/cases',
  intimate_image: '',
  payment: '/withdraw',
  privacy: '/settings/privacy#export',
  thought_real: '',
  threat: '',
  underage: '',
} satisfies Partial<Record<ComplaintSubject, string>>;

const hasHint = (subject: ComplaintSubject): subject is keyof typeof ways => subject in ways;

function ComplaintHint({ subject }: { subject: ComplaintSubject }) {
  if (!hasHint(subject)) return null;
  return (
    <p className={styles.hint}>
      <RichText
        id={`safety.complaint.hint.${subject}`}
        values={{ a: (parts) => <a href={ways[subject]}>{parts}</a> }}
      />
    </p>
  );
}

/**
 * Builds the complaint input from the form's fields. Empty fields are omitted, but a visitor must name
 * themselves. The same content gets the same idempotency key, so that a lost connection makes no second
 * complaint.
 */
function complaintDraft(isMember: boolean) {
  let last = { content: '', id: '' };
  const idOf = (content: string): string => {
    if (last.content !== content) last = { content, id: randomUuid() };
    return last.id;
  };
  return ({ good_faith, ...fields }: Readonly<Record<string, string>>) => {
    const subject = complaintSubject.safeParse(fields.subject).data;
    const named = !isMember && (subject === undefined || !mayBeAnonymous(subject));
    const needed = new Set(['subject', 'words', ...(named ? ['name', 'email'] : [])]);
    const said = Object.entries(fields).filter(([name, value]) => value.trim() !== '' || needed.has(name));
    return {
      ...Object.fromEntries(said),
      good_faith: good_faith === 'on',
      client_id: idOf(JSON.stringify(said)),
    };
  };
}

/** Safe to retry after a connection error: the same form sent twice is one complaint. */
const sendComplaintMutation = () => mutationFor(sendComplaint, { idempotent: true });

export type SentComplaint = AnswerOf<typeof sendComplaint>;

const fields = ['subject', 'place', 'order', 'words', 'name', 'email', 'good_faith'];

interface FieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
}

/** The recipient of the answer. A visitor types their name and address; a member's address is known. */
function AnswerAddress(props: { email: string | null; field: (name: string) => FieldProps }) {
  const text = useText();
  const { email, field } = props;
  if (email !== null)
    return <p className={styles.quiet}>{text('safety.complaint.email_known', { email })}</p>;
  return (
    <>
      <TextInput
        {...field('name')}
        label={text('safety.complaint.name')}
        autoComplete="name"
        maxLength={100}
      />
      <TextInput
        {...field('email')}
        label={text('safety.complaint.email')}
        description={text('safety.complaint.email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </>
  );
}

interface SubjectFieldProps extends FieldProps {
  readonly subject: ComplaintSubject | null;
  /** A trusted flagger chooses from the notices alone. */
  readonly noticesOnly: boolean;
  readonly onSubject: (subject: ComplaintSubject | null) => void;
}

/** The subject of the complaint, with a hint for some of them. */
function SubjectField({ subject, noticesOnly, onSubject, onChange, ...field }: SubjectFieldProps) {
  const text = useText();
  const choices = complaintSubjects.filter((one) => !noticesOnly || isNotice(one));
  return (
    <>
      <NativeSelect
        {...field}
        label={text('safety.complaint.subject')}
        classNames={{ input: styles.subject }}
        defaultValue={subject ?? ''}
        data={[
          { value: '', label: text('safety.complaint.choose') },
          ...choices.map((value) => ({ value, label: text(`safety.complaint.subject_of.${value}`) })),
        ]}
        onChange={(event) => {
          onSubject(complaintSubject.safeParse(event.currentTarget.value).data ?? null);
          onChange();
        }}
      />
      {subject === null ? null : <ComplaintHint subject={subject} />}
    </>
  );
}

/** The complaint and the address for the answer (SAFE-1, DSA-1, FIC-14). A member's address is known. */
export function ComplaintForm(props: {
  /** The address for a member's answer; null for a visitor. */
  email: string | null;
  /** A trusted flagger with a key, who sends notices alone. */
  flagger?: Flagger | undefined;
  subject: ComplaintSubject | null;
  onDone: (sent: SentComplaint) => void;
}) {
  const text = useText();
  const queries = useQueryClient();
  const [subject, setSubject] = useState(props.subject);
  const { email, flagger, onDone } = props;
  const isKnown = email !== null || flagger !== undefined;
  const form = useCallForm({
    domain: 'safety',
    schema: sendComplaint.input,
    prepare: useMemo(() => complaintDraft(isKnown), [isKnown]),
    mutation: sendComplaintMutation(),
    fields,
    ...(flagger !== undefined && { extra: { flagger: flagger.key } }),
    onDone(sent) {
      onDone(sent);
      void queries.invalidateQueries({ queryKey: complaintsQuery().queryKey });
    },
  });
  const isPlaced = subject !== null && isNotice(subject);
  const field = (name: string) => ({
    name,
    error: form.errorOf(name),
    onChange: () => form.typed(name),
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <SubjectField
        {...field('subject')}
        subject={subject}
        noticesOnly={flagger !== undefined}
        onSubject={setSubject}
      />
      {isPlaced || subject === 'thought_real' ? (
        <TextInput
          {...field('place')}
          label={text('safety.complaint.place')}
          description={text(isPlaced ? 'safety.complaint.place_hint' : 'safety.complaint.place_optional')}
          maxLength={500}
        />
      ) : null}
      {subject === 'payment' || subject === 'thought_real' ? (
        <TextInput
          {...field('order')}
          label={text('safety.complaint.order')}
          description={text('safety.complaint.order_optional')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
        />
      ) : null}
      <Textarea
        {...field('words')}
        label={text('safety.complaint.words')}
        maxLength={longestComplaint}
        autosize
        minRows={4}
        maxRows={14}
      />
      {flagger === undefined ? (
        <AnswerAddress email={email} field={field} />
      ) : (
        <p className={styles.quiet}>{text('safety.complaint.flagger', { name: flagger.name })}</p>
      )}
      {isPlaced ? <CheckField {...field('good_faith')} label={text('safety.complaint.good_faith')} /> : null}
      <FormFooter failure={form.failure} busy={form.busy} size="lg" label={text('safety.complaint.send')} />
    </form>
  );
}
