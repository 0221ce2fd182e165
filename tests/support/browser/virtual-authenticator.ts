import type { CDPSession, Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** The number of stored passkeys. */
  count(): Promise<number>;
  /** Sets whether the user passes the check by finger, face or PIN. */
  allow(verified: boolean): Promise<void>;
}

/**
 * Gives the browser an authenticator that stores passkeys and checks its user, like the one built into a
 * phone or laptop.
 */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    allow: async (verified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified });
    },
  };
}
