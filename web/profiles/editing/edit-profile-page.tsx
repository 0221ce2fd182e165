import { IconEye } from '@tabler/icons-react';
import { useUser } from '#web/accounts/user.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { AttributeEditor } from '../attribute-editor.tsx';
import { InterestEditor } from '../interest-editor.tsx';
import { LocationEditor } from '../location-editor.tsx';
import { OwnPhotoEditor } from '../own-photo-editor.tsx';
import { ownProfileQuery } from '../own-profile-query.ts';
import { AboutEditor } from './about-editor.tsx';
import { BasicsEditor } from './basics-editor.tsx';
import { CompletenessHint } from './completeness-hint.tsx';
import styles from './edit-profile-page.module.css';
import { PromptEditor } from './prompt-editor.tsx';
import { useOwnProfile } from './use-saved-section.ts';

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(ownProfileQuery());
});

/**
 * /profile: all editable parts of the profile on one screen, with a link to the view others see (PROF-1,
 * PROF-9).
 */
export default function EditProfilePage() {
  const text = useText();
  const user = useUser();
  const { profile } = useOwnProfile();
  return (
    <Page width="text">
      <PageTitle title={text('profiles.edit.title')} />
      <PageHead
        title={text('profiles.edit.title')}
        lead={text('profiles.edit.lead')}
        aside={
          <ButtonLink
            to={`/members/${user?.id ?? ''}`}
            variant="light"
            leftSection={<IconEye size={20} aria-hidden />}
          >
            {text('profiles.edit.preview')}
          </ButtonLink>
        }
      />
      <div className={styles.sections}>
        {profile ? <CompletenessHint profile={profile} /> : null}
        <SettingsSection
          anchor="photos"
          title={text('profiles.edit.photos')}
          lead={text('profiles.edit.photos_lead')}
        >
          <OwnPhotoEditor />
        </SettingsSection>
        <SettingsSection anchor="basics" title={text('profiles.edit.basics')}>
          <BasicsEditor />
        </SettingsSection>
        <SettingsSection
          anchor="place"
          title={text('profiles.location.title')}
          lead={text('profiles.location.lead')}
        >
          <LocationEditor />
        </SettingsSection>
        <SettingsSection anchor="about" title={text('profiles.edit.about')}>
          <AboutEditor />
        </SettingsSection>
        <SettingsSection
          anchor="prompts"
          title={text('profiles.prompts.title')}
          lead={text('profiles.prompts.lead')}
        >
          <PromptEditor />
        </SettingsSection>
        <SettingsSection
          anchor="facts"
          title={text('profiles.edit.facts')}
          lead={text('profiles.edit.facts_lead')}
        >
          <AttributeEditor />
        </SettingsSection>
        <SettingsSection anchor="interests" title={text('profiles.interests')}>
          <InterestEditor />
        </SettingsSection>
      </div>
    </Page>
  );
}
