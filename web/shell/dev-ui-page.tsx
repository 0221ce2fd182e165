import { data } from 'react-router';
import { pageLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Page, PageHead } from '#web/ui/page.tsx';
import { Controls } from './dev/controls.tsx';
import { Fields } from './dev/fields.tsx';
import { Foundations } from './dev/foundations.tsx';
import { Notices } from './dev/notices.tsx';
import { Overlays } from './dev/overlays.tsx';
import { People } from './dev/people.tsx';
import { States } from './dev/states.tsx';

/** Nowhere but in a demo. */
export const loader = pageLoader(async ({ demo }) => {
  if (!demo) throw data(null, { status: 404, statusText: 'Not Found' });
});

const title = 'Building blocks';

/** Every building block of web/ui in each of its states, for who builds with them; in the colours the device asks for. */
export default function DevUiPage() {
  const { name } = useSettings();
  return (
    <Page>
      <PageTitle title={title} />
      <PageHead title={title} lead="web/ui, light or dark as the device has it." />
      <Foundations name={name} />
      <Controls />
      <Fields />
      <Notices />
      <Overlays />
      <States />
      <People />
    </Page>
  );
}
