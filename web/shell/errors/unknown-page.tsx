import { data } from 'react-router';

/** Answers any unknown path with the error page, inside the navigation (SHELL-8). */
export function loader(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

export default function UnknownPage() {
  return null;
}
