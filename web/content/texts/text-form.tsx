import { Alert, Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { getPageVersion } from '#contract/content/texts/get-page-version.ts';
import { savePageText } from '#contract/content/texts/save-page-text.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import differenceStyles from './text-difference.module.css';

/** The facts of a site that words may name, as placeholders. */
const facts =
  '{site} {company} {address} {city} {country} {email} {phone} {age} {refund_days} {message_credits}';

const saveMutation = () => mutationFor(savePageText);

/** The words of a version in one language: an editor for a draft, otherwise for reading. */
export function TextForm(props: { shown: AnswerOf<typeof getPageVersion>; isDraft: boolean }) {
  const { shown, isDraft } = props;
  const { version, language, body, changes, edited_at } = shown;
  const text = useText();
  const queries = useQueryClient();
  const form = useCallForm({
    domain: 'content',
    schema: savePageText.input,
    mutation: saveMutation(),
    fields: ['body', 'changes'],
    prepare: (typed) => ({ ...typed, version: version.version, language, seen: edited_at }),
    async onDone() {
      toast({ tone: 'success', text: text('kit.saved') });
      await queries.invalidateQueries();
    },
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <Textarea
        className={differenceStyles.words}
        label={text('content.texts.body')}
        description={text('content.texts.body_what', { list: facts })}
        name="body"
        lang={language}
        defaultValue={body}
        readOnly={!isDraft}
        rows={18}
        spellCheck
        error={form.errorOf('body')}
        onChange={() => form.typed('body')}
      />
      <Textarea
        label={text('content.texts.changes')}
        description={text('content.texts.changes_what')}
        name="changes"
        lang={language}
        defaultValue={changes}
        readOnly={!isDraft}
        rows={4}
        maxLength={1000}
        error={form.errorOf('changes')}
        onChange={() => form.typed('changes')}
      />
      {form.failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {form.failure}
        </Alert>
      )}
      {isDraft ? (
        <div className={styles.buttons}>
          <Button type="submit" loading={form.busy}>
            {text('content.texts.save')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
