import { Alert, Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  longestMacro,
  longestMacroTitle,
  type Macro,
  macroKinds,
  placeholders,
} from '#contract/content/macros/macro.ts';
import { saveMacro } from '#contract/content/macros/save-macro.ts';
import { type Locale, locales } from '#contract/kit/locale.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { type CallForm, useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { saveMacroMutation } from './macros.query.ts';

const fields = ['title', 'kind', 'language', 'site', 'body'] as const;

interface Edited {
  /** Null: a new macro. */
  readonly macro: Macro | null;
  readonly language: Locale;
  readonly sites: ReadonlyArray<{ readonly id: number; readonly host: string }>;
}

/** The fields of a macro, each with its error. */
function MacroFields({ macro, language, sites, errorOf, typed }: Edited & CallForm) {
  const text = useText();
  const field = (name: (typeof fields)[number]) => ({
    name,
    error: errorOf(name),
    onChange: () => typed(name),
  });
  return (
    <>
      <TextInput
        label={text('content.macro.title')}
        description={text('content.macro.title_what')}
        defaultValue={macro?.title ?? ''}
        maxLength={longestMacroTitle}
        autoComplete="off"
        {...field('title')}
      />
      <div className={styles.two}>
        <NativeSelect
          label={text('content.macro.kind')}
          defaultValue={macro?.kind ?? 'any'}
          data={macroKinds.map((value) => ({ value, label: text(`content.macro.kind.${value}`) }))}
          {...field('kind')}
        />
        <NativeSelect
          label={text('content.macro.language')}
          defaultValue={macro?.language ?? language}
          data={locales.map((value) => ({ value, label: languageNames[value] }))}
          {...field('language')}
        />
        <NativeSelect
          label={text('content.macro.site')}
          defaultValue={String(macro?.site ?? '')}
          data={[
            { value: '', label: text('content.macro.all_sites') },
            ...sites.map(({ id, host }) => ({ value: String(id), label: host })),
          ]}
          {...field('site')}
        />
      </div>
      <Textarea
        label={text('content.macro.body')}
        description={text('content.macro.body_what', {
          words: placeholders.map((word) => `{${word}}`).join(' '),
        })}
        defaultValue={macro?.body ?? ''}
        maxLength={longestMacro}
        autosize
        minRows={7}
        maxRows={14}
        {...field('body')}
      />
    </>
  );
}

/** The form for a new macro, or for the successor of one. Each error is shown at its field. */
export function MacroForm({ onClose, ...edited }: Edited & { onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const { macro } = edited;
  const form = useCallForm({
    domain: 'content',
    schema: saveMacro.input,
    mutation: saveMacroMutation(),
    fields,
    prepare: ({ site, ...typed }) => ({
      ...typed,
      site: site === '' ? null : Number(site),
      replaces: macro?.id ?? null,
    }),
    async onDone() {
      toast({ tone: 'success', text: text('content.macro.saved') });
      onClose();
      await queries.invalidateQueries();
    },
  });
  return (
    <Dialog
      title={text(macro === null ? 'content.macro.new' : 'content.macro.edit')}
      noCross
      stays
      onClose={onClose}
    >
      <form className={styles.form} {...form.formProps}>
        <MacroFields {...edited} errorOf={form.errorOf} typed={form.typed} />
        {form.failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {form.failure}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {text('kit.cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {text('content.macro.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
