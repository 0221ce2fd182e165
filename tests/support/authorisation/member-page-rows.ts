import { consoleRow, type Rows, unknownId } from './attack.ts';

const member = { member: unknownId };
const clientId = '6f2c1f62-7b0d-4b6e-9a55-2f0c7d1e9a01';

/** The search for members and the page of one member. */
export const memberPageRows: Rows = {
  'accounts/find-members': consoleRow({ search: 'robin' }),
  'accounts/get-console-member': consoleRow(member),
  'accounts/get-member-facts': consoleRow(member),
  'accounts/list-member-logins': consoleRow(member),
  'accounts/list-related-members': consoleRow(member),
  'accounts/log-out-member': consoleRow(member),
  'accounts/resend-confirmation': consoleRow(member),
  'operators/add-member-note': consoleRow({ ...member, client_id: clientId, words: 'note' }),
  'operators/list-member-acts': consoleRow(member),
  'operators/list-member-notes': consoleRow(member),
  'operators/mail-member': consoleRow({ ...member, client_id: clientId, words: 'mail' }),
  'operators/strike-member-note': consoleRow({ ...member, note: unknownId }),
  'payments/get-member-money': consoleRow(member),
  'photos/list-member-photos': consoleRow(member),
  'profiles/get-member-profile': consoleRow(member),
  'safety/list-member-cases': consoleRow(member),
};
