import { listMacros } from '#contract/content/macros/list-macros.ts';
import { saveMacro } from '#contract/content/macros/save-macro.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

export const macrosQuery = (language: Locale) => queryFor(listMacros, { language });
export const saveMacroMutation = () => mutationFor(saveMacro);
