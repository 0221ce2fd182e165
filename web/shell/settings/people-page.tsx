import { prefetchStandingLike, StandingLikeSettings } from '#web/discovery/standing-like-settings.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { FictionalSettings } from '#web/profiles/fictional-settings.tsx';
import { fictionalChoiceQuery } from '#web/profiles/use-fictional-choice.ts';
import { SettingsFrame } from './settings-frame.tsx';

export const loader = memberLoader(async ({ queryClient }) => {
  await Promise.all([queryClient.prefetchQuery(fictionalChoiceQuery()), prefetchStandingLike(queryClient)]);
});

/** /settings/people: whom the member finds, and likes for newcomers. */
export default function PeoplePage() {
  return (
    <SettingsFrame section="people">
      <FictionalSettings />
      <StandingLikeSettings />
    </SettingsFrame>
  );
}
