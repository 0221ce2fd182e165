/**
 * The service for the journeys, started like `npm start`. It has one more site with settings that no demo
 * site has. On one site editors answer for fictional profiles, on another one nobody does.
 */
import { markPhotosPending } from '#database/seeds/mark-photos-pending.ts';
import { builtPages } from '#server/main/built-pages.ts';
import { run } from '#server/main/run.ts';
import { addSite } from './sites/add-site.ts';
import { editorsHost, setAnswers, unansweredHost } from './sites/answer-with-editors.ts';
import { closedHost } from './sites/closed-site.ts';

try {
  await run(process.env, {
    ...builtPages,
    extra: [
      (registry) =>
        registry.eachStart(({ db }) =>
          addSite(db, closedHost, {
            signups: 'none',
            reveal_account_existence: 'no',
            logged_out_search: 'none',
            logged_out_search_trafficsource: 'none',
          }),
        ),
      (registry) =>
        registry.eachStart(async ({ db }) => {
          await setAnswers(db, 'editors', editorsHost);
          await setAnswers(db, 'nobody', unansweredHost);
        }),
      // Each operator holds a page of photos for ten minutes, so that many journeys need many photos.
      (registry) => registry.eachStart(({ db }) => markPhotosPending(db, 3, 200)),
    ],
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
