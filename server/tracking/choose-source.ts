import {
  chooseSource,
  sourceChoiceCookie,
  sourceChoiceText,
  sourceTextVersion,
} from '#contract/tracking/choose-source.ts';
import { handler } from '#server/platform/http/handler.ts';
import { withdrawSource } from './traffic-sources.sql.ts';
import { choiceSeconds, sourceCookie, sourceCookieText, sourceSeconds } from './traffic-tags.ts';

export const chooseSourceHandler = handler(chooseSource, async (call, { db, clock }) => {
  const { choice, ...source } = call.input;
  const at = clock.now();
  const made = { choice, version: sourceTextVersion, language: call.language, at };
  // Runs before the cookie is set, so that a confirmed withdrawal has really happened.
  if (choice === 'decline' && call.member !== null) await withdrawSource(db, call.member, at);
  // The page reads this cookie to know whether it still has to ask.
  call.setCookie(sourceChoiceCookie, sourceChoiceText(made), {
    maxAgeSeconds: choiceSeconds,
    httpOnly: false,
  });
  if (choice === 'decline') call.clearCookie(sourceCookie);
  const text = choice === 'accept' && call.member === null ? sourceCookieText(source) : null;
  if (text !== null) call.setCookie(sourceCookie, text, { maxAgeSeconds: sourceSeconds });
  return { choice };
});
