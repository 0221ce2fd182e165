import { mutationOptions } from '@tanstack/react-query';
import { addPasskey } from '#contract/accounts/add-passkey.ts';
import { startPasskey } from '#contract/accounts/start-passkey.ts';
import { call } from '#web/platform/api/api.ts';

/** Creates a passkey in the browser after a password check, and stores it under this name. */
export const addPasskeyMutation = () =>
  mutationOptions({
    mutationKey: [addPasskey.name],
    async mutationFn({ password, name }: { password: string; name: string }) {
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        call(startPasskey, { password }),
      ]);
      const { id, type, response } = await startRegistration({ optionsJSON });
      if (type !== 'public-key') throw new Error('the browser created a credential that is not a passkey');
      const { clientDataJSON, attestationObject, transports } = response;
      return call(addPasskey, {
        name,
        response: { id, type, response: { clientDataJSON, attestationObject, transports } },
      });
    },
  });
