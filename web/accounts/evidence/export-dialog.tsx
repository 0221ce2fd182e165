import { Checkbox, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { askEvidenceExport } from '#contract/accounts/evidence/ask-evidence-export.ts';
import { authorityOf } from '#contract/accounts/evidence/authorities.ts';
import type { getMemberEvidence } from '#contract/accounts/evidence/get-member-evidence.ts';
import { longestAuthority, longestCaseNumber } from '#contract/accounts/evidence/place-hold.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { evidenceScopes, incidents, legalBases, longestWords } from '#contract/safety/evidence-export.ts';
import type { Hold } from '#contract/safety/hold.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import type { CallForm } from '#web/ui/forms/use-call-form.ts';
import { ActDialog, fieldOf, filled } from './act-dialog.tsx';
import styles from './evidence.module.css';

export type MemberEvidence = AnswerOf<typeof getMemberEvidence>;

/** The same form twice is one request. */
const askEvidenceExportMutation = () => mutationFor(askEvidenceExport, { idempotent: true });

const own = ['authority', 'case_number', 'legal_basis', 'words', 'incident', 'conversation', 'happened_at'];
const fields = [...own, ...evidenceScopes.map((part) => `scope_${part}`)];

/** The input from the texts of the form. The conversation counts only with messages in scope. */
const inputOf = (typed: Readonly<Record<string, string>>): Record<string, unknown> => {
  const {
    conversation,
    happened_at: moment,
    ...texts
  } = filled(Object.fromEntries(own.map((name) => [name, typed[name] ?? ''])));
  const scope = evidenceScopes.filter((part) => (typed[`scope_${part}`] ?? '') !== '');
  const at = moment === undefined ? undefined : new Date(moment);
  return {
    ...{ authority: '', words: '', ...texts, scope },
    ...(conversation !== undefined && scope.includes('messages') && { conversation: Number(conversation) }),
    ...(at !== undefined && !Number.isNaN(at.getTime()) && { happened_at: at.toISOString() }),
  };
};

/** The parts of an export, none of them chosen beforehand. */
function ScopeFields({ form }: { form: CallForm }) {
  const text = useText();
  return (
    <fieldset className={styles.scope}>
      <legend>{text('accounts.hold.scope')}</legend>
      {evidenceScopes.map((part) => (
        <Checkbox
          key={part}
          name={`scope_${part}`}
          label={text(`accounts.hold.scope.${part}`)}
          onChange={() => form.typed('scope')}
        />
      ))}
      {form.errorOf('scope') === undefined ? null : (
        <Input.Error role="alert">{form.errorOf('scope')}</Input.Error>
      )}
    </fieldset>
  );
}

/** The form for an authority: law, scope and what happened. A second operator approves it (CSAM-2, DSA-5). */
export function ExportDialog(props: { hold: Hold; evidence: MemberEvidence; onClose: () => void }) {
  const text = useText();
  const { hold, evidence, onClose } = props;
  const client = useRef(crypto.randomUUID());
  const optional = (label: string) => text('accounts.hold.optional', { label });
  const conversations = evidence.conversations.map(({ id, with: other, messages }) => ({
    value: String(id),
    label: text('accounts.hold.conversation_with', { number: String(other), messages }),
  }));
  return (
    <ActDialog
      title={text('accounts.hold.export')}
      lead={text('accounts.hold.export_what')}
      send={text('accounts.hold.ask_export')}
      done={text('accounts.hold.asked')}
      schema={askEvidenceExport.input}
      mutation={askEvidenceExportMutation()}
      fields={fields}
      prepare={(typed) => ({ ...inputOf(typed), client_id: client.current, hold: hold.id })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput
            {...fieldOf(form, 'authority')}
            label={text('accounts.hold.authority')}
            defaultValue={hold.authority ?? authorityOf(evidence.country).name}
            maxLength={longestAuthority}
            autoComplete="off"
          />
          <TextInput
            {...fieldOf(form, 'case_number')}
            label={optional(text('accounts.hold.case_number'))}
            defaultValue={hold.case_number ?? ''}
            maxLength={longestCaseNumber}
            autoComplete="off"
          />
          <NativeSelect
            name="legal_basis"
            label={text('accounts.hold.basis')}
            data={legalBases.map((value) => ({ value, label: text(`accounts.hold.basis.${value}`) }))}
          />
          <ScopeFields form={form} />
          <NativeSelect
            name="conversation"
            label={text('accounts.hold.conversation')}
            data={[{ value: '', label: text('accounts.hold.conversation_all') }, ...conversations]}
          />
          <NativeSelect
            name="incident"
            label={text('accounts.hold.incident')}
            data={incidents.map((value) => ({ value, label: text(`accounts.hold.incident.${value}`) }))}
          />
          <TextInput
            {...fieldOf(form, 'happened_at')}
            type="datetime-local"
            label={optional(text('accounts.hold.happened_at'))}
          />
          <Textarea
            {...fieldOf(form, 'words')}
            label={text('accounts.hold.happened')}
            defaultValue={hold.words ?? ''}
            maxLength={longestWords}
            autosize
            minRows={4}
            maxRows={12}
          />
        </>
      )}
    </ActDialog>
  );
}
