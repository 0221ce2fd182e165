import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listMacros } from '#contract/content/macros/list-macros.ts';
import { filledMacro, type MacroKind, type Placeholder } from '#contract/content/macros/macro.ts';
import { localeOf } from '#contract/kit/locale.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';

const macrosQuery = (language: string) => {
  const known = localeOf(language);
  return { ...queryFor(listMacros, known === null ? {} : { language: known }), staleTime: 300_000 } as const;
};

/**
 * Chooses a prepared answer in the language of its reader (SAFE-10). The caller puts the text into its form, where
 * the operator edits it. `site` is the host of the reader's site: macros of other sites are left out.
 */
export function MacroChoice(props: {
  language: string;
  /** The kinds that fit, the closest first. */
  kinds: readonly MacroKind[];
  values: Readonly<Partial<Record<Placeholder, string>>>;
  host: string;
  onChoose: (words: string) => void;
}) {
  const text = useText();
  const { language, kinds, values, host, onChoose } = props;
  const { data } = useQuery(macrosQuery(language));
  const site = data?.sites.find((one) => one.host === host)?.id ?? null;
  const fit = kinds.flatMap((kind) =>
    (data?.results ?? []).filter(
      (one) =>
        one.kind === kind && one.language === localeOf(language) && (one.site === null || one.site === site),
    ),
  );
  if (fit.length === 0) return null;
  return (
    <NativeSelect
      label={text('operators.macro.choose')}
      description={text('operators.macro.choose_what')}
      value=""
      data={[
        { value: '', label: text('operators.macro.none') },
        ...fit.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={(event) => {
        const chosen = fit.find(({ id }) => String(id) === event.currentTarget.value);
        if (chosen !== undefined) onChoose(filledMacro(chosen.body, values));
      }}
    />
  );
}
