import { useParams } from 'react-router';

/** The id that the address of a case names; of one that names none an id that nothing has. */
export function useCaseId(): number {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? id : 1;
}
