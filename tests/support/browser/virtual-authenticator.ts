import type { CDPSession, Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** How many passkeys it keeps. */
  count(): Promise<number>;
  /** Whether the person lets it answer, by finger, face or PIN. */
  allow(verified: boolean): Promise<void>;
}

/** Gives the browser an authenticator that keeps passkeys and checks its owner, as a phone or laptop has built in. */
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
