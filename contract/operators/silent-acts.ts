/**
 * Acts and looks that reveal an investigation. A member's own export leaves them out while evidence is held, and
 * has them after the release (CSAM-2, GDPR-7).
 */
export const silentActs = [
  'accounts/ask-evidence-export',
  'accounts/ask-release',
  'accounts/confirm-freeze',
  'accounts/decide-evidence-export',
  'accounts/decide-release',
  'accounts/extend-hold',
  'accounts/fetch-evidence',
  'accounts/get-member-evidence',
  'accounts/list-holds',
  'accounts/place-hold',
  'accounts/record-authority-report',
  'operators/list-approvals',
] as const;
