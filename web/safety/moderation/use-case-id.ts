import { useParams } from 'react-router';

/** The case id in the address. An invalid id becomes 1, an id that no case has. */
export function useCaseId(): number {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? id : 1;
}
