import { prefetchAddress } from '#web/accounts/account-state.ts';
import { AddressSettings } from '#web/accounts/address-settings.tsx';
import { DeleteAccountItem } from '#web/accounts/delete-account-item.tsx';
import { PasswordSettings } from '#web/accounts/password-settings.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { SettingsFrame } from './settings-frame.tsx';

export const loader = memberLoader(({ queryClient }) => prefetchAddress(queryClient));

/** /settings/account: e-mail address, password, and the deletion of the account. */
export default function AccountPage() {
  return (
    <SettingsFrame section="account">
      <AddressSettings />
      <PasswordSettings />
      <DeleteAccountItem />
    </SettingsFrame>
  );
}
