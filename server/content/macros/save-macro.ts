import { detailsIn } from '#contract/chat/shared-details.ts';
import { unknownPlaceholders } from '#contract/content/macros/macro.ts';
import { saveMacro } from '#contract/content/macros/save-macro.ts';
import type { FieldError } from '#contract/kit/field-errors.ts';
import { forbiddenSentences } from '#server/chat/door.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites } from '#server/sites/door.ts';
import { macroOf } from './list-macros.ts';
import { insertMacro, lockMacro, storeRetirement } from './macros.sql.ts';

/**
 * The first sentence that promises a meeting. German data ("Daten") look like dates to the check, but only the
 * noun has a capital letter.
 */
export const promiseIn = (body: string): string | undefined =>
  forbiddenSentences(body.replaceAll(/\bDaten\b/g, 'Angaben')).find(({ kind }) => kind === 'promises_meeting')
    ?.sentence;

/** Returns the first thing that a macro may not say: it goes out to many, under the name of the site (FIC-10). */
function errorsOf(body: string): FieldError[] {
  const [word] = unknownPlaceholders(body);
  if (word !== undefined) return [{ field: 'body', code: 'unknown_placeholder', params: { word } }];
  const promise = promiseIn(body);
  if (promise !== undefined) return [{ field: 'body', code: 'macro_meeting', params: { sentence: promise } }];
  const isPersonal = detailsIn(body).some((kind) => kind !== 'money');
  return isPersonal ? [{ field: 'body', code: 'macro_personal', params: {} }] : [];
}

export const saveMacroHandler = handler(saveMacro, async (call, platform) => {
  const { operator, input } = call;
  const { replaces, site, body } = input;
  const errors = errorsOf(body);
  if (errors.length > 0) call.refuse('invalid_input', {}, errors);
  if (site !== null && !allSites().some(({ id }) => id === site))
    call.refuse('invalid_input', {}, [{ field: 'site', code: 'invalid', params: {} }]);
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    if (replaces !== null) {
      const before = await lockMacro(unit.db, replaces);
      if (before === undefined || before.retired_at !== null) call.refuse('macro_changed');
      await storeRetirement(unit.db, replaces, operator, at);
    }
    const row = await insertMacro(unit.db, { ...input, operator, at });
    const { language, kind } = input;
    await recordAction(unit, {
      ...{ operator, action: 'content/save-macro', subject: row.id, at },
      details: { language, kind, ...(site !== null && { site }), ...(replaces !== null && { replaces }) },
    });
    return macroOf(row);
  });
});
