import { RouterContextProvider } from 'react-router';
import { type Visit, visitContext } from '#web/platform/visit/visit.ts';
import { testSettings } from '../sites/test-settings.ts';

/** The context of a loader or an action: a visitor's page request, with overrides. */
export function someVisit(parts: Partial<Visit> = {}): RouterContextProvider {
  const origin = parts.origin ?? 'https://vonk.example';
  const context = new RouterContextProvider();
  context.set(visitContext, {
    call: () => Promise.reject(new Error('this visit makes no calls')),
    transport: { origin, send: () => Promise.reject(new Error('this visit makes no calls')) },
    language: 'nl',
    country: 'NL',
    origin,
    nonce: '',
    demo: false,
    settings: testSettings,
    user: null,
    memberId: null,
    ...parts,
  });
  return context;
}
