import type { ClientLoaderFunctionArgs } from 'react-router';

let memberHere = false;

/** The shell says whether somebody is logged in here, whenever that changes. */
export function tellMemberHere(here: boolean): void {
  memberHere = here;
}

/**
 * Client loader of member pages whose data the browser has itself. Only a member is spared the server: it sends
 * whoever is logged out, and comes back with the browser's back button, to the login page.
 */
export function memberClientLoader({ serverLoader }: Pick<ClientLoaderFunctionArgs, 'serverLoader'>) {
  return memberHere ? null : serverLoader();
}
