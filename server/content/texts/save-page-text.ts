import { savePageText } from '#contract/content/texts/save-page-text.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allWordsOf, checkPageText, setAsked, storeWords } from '#server/sites/door.ts';
import { lockDraft } from './versions.ts';

export const savePageTextHandler = handler(savePageText, async (call, { clock, transact }) => {
  const { operator, input } = call;
  const { version, language, body, changes, seen } = input;
  const now = clock.now();
  const error = checkPageText(body);
  if (error !== null) {
    const { code, words } = error;
    return call.refuse('invalid_input', {}, [{ field: 'body', code, params: { words: words.slice(0, 80) } }]);
  }
  await transact(async (unit) => {
    const draft = await lockDraft(unit.db, version, now);
    // Nobody decided about an earlier request in time.
    if (draft.asked_at !== null) await setAsked(unit.db, version, null);
    const stored = (await allWordsOf(unit.db, version)).get(language);
    if ((stored?.editedAt.toISOString() ?? null) !== seen) call.refuse('changed_meanwhile');
    await storeWords(unit.db, { version, language, body, changes, operator, now });
    const details = { version, language };
    await recordAction(unit, { operator, action: 'content/save-page-text', details, at: now });
  });
  return { edited_at: now.toISOString() };
});
