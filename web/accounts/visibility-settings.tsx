import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingSwitch, SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { CheckList } from '#web/ui/layout/check-points.tsx';
import { IconPanel } from '#web/ui/layout/icon-mark.tsx';
import { useVisibility } from './privacy/use-visibility.ts';

/** Invisible mode: the switch, its state, and its effect (ACC-14). */
export function VisibilitySettings() {
  const text = useText();
  const { invisible, open, change } = useVisibility();
  const Icon = invisible ? IconEyeOff : IconEye;
  return (
    <SettingsSection
      title={text('accounts.visibility.title')}
      lead={text('accounts.visibility.lead')}
      anchor="visibility"
    >
      <IconPanel mark={<Icon size={22} stroke={1.75} aria-hidden />} on={invisible} level>
        <SettingSwitch
          label={text('accounts.visibility.switch')}
          description={text(
            !open
              ? 'accounts.visibility.not_open'
              : invisible
                ? 'accounts.visibility.now_invisible'
                : 'accounts.visibility.now_visible',
          )}
          checked={invisible}
          disabled={!open}
          onChange={(checked) => change({ invisible: checked })}
        />
      </IconPanel>
      <CheckList points={points.map((point) => text(point))} />
    </SettingsSection>
  );
}

const points = ['accounts.visibility.lists', 'accounts.visibility.known', 'accounts.visibility.own'] as const;

/** Whether visitors without an account see the member (SAFE-9). */
export function VisitorSettings() {
  const text = useText();
  const { membersOnly, change } = useVisibility();
  return (
    <SettingsSection title={text('accounts.visibility.visitors')} anchor="visitors">
      <SettingSwitch
        label={text('accounts.visibility.members_only')}
        description={text(
          membersOnly ? 'accounts.visibility.members_only_on' : 'accounts.visibility.members_only_off',
        )}
        checked={membersOnly}
        onChange={(checked) => change({ members_only: checked })}
      />
    </SettingsSection>
  );
}
