import type { ClientLoaderFunctionArgs } from 'react-router';

let memberHere = false;

/** Sets whether a member is logged in. The shell calls this on every change. */
export function setMemberLoggedIn(here: boolean): void {
  memberHere = here;
}

/**
 * Client loader of member pages whose data is in the browser. Only a member skips the server. The server
 * redirects a visitor, who may come by the back button, to the login page.
 */
export function memberClientLoader({ serverLoader }: Pick<ClientLoaderFunctionArgs, 'serverLoader'>) {
  return memberHere ? null : serverLoader();
}
