import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Right } from '#contract/kit/right.ts';
import { assignApprovals } from '#contract/operators/assign-approvals.ts';
import type { OwnedQueue, ItemOwner as Owner } from '#contract/operators/item-owner.ts';
import { listColleagues } from '#contract/operators/list-colleagues.ts';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import { assignMoneyItems } from '#contract/payments/console/assign-money-items.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './item-owner.module.css';
import { useRights } from './use-rights.ts';

const colleaguesQuery = () => ({ ...queryFor(listColleagues, {}), staleTime: 300_000 }) as const;

/** The words for the owner of an item: own, open at a colleague, or assigned to one. */
function useOwnerText(): (owner: Owner) => string {
  const text = useText();
  return ({ own, holds, email }) =>
    own
      ? text('safety.desk.held_you')
      : text(holds ? 'safety.queue.open_at' : 'safety.queue.of', { operator: email });
}

const assignTo = (queue: OwnedQueue, item: number, to: number | null): Promise<unknown> =>
  queue === 'approval'
    ? call(assignApprovals, { ids: [item], to })
    : call(assignMoneyItems, { queue, ids: [item], to });

interface Owned {
  readonly queue: OwnedQueue;
  readonly item: number;
  /** Names the item for a screen reader. */
  readonly name: string;
  readonly owner: Owner | null;
  /** The right that deciding the item needs. */
  readonly right: Right;
}

/** The owner of an item, and a list that takes it, hands it to a colleague or gives it back (SAFE-10). */
export function ItemOwner({ queue, item, name, owner, right }: Owned) {
  const text = useText();
  const ownerText = useOwnerText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const rights = useRights();
  const { data: colleagues } = useQuery(colleaguesQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: (to: number | null) => assignTo(queue, item, to),
    onSuccess(_answer, to) {
      toast({
        tone: 'success',
        text: text(to === null ? 'safety.queue.given_back' : 'safety.queue.assigned', { number: 1 }),
      });
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
    onSettled: () => queries.invalidateQueries(),
  });
  if (!rights.has(right))
    return owner === null ? null : <span className={styles.mark}>{ownerText(owner)}</span>;
  const fit = (colleagues?.results ?? []).filter(({ roles }) => rightsOfRoles(roles).has(right));
  const own = fit.find((one) => one.own);
  const isOpenElsewhere = owner?.holds === true && !owner.own;
  return (
    <NativeSelect
      size="sm"
      className={styles.select ?? ''}
      aria-label={`${text('safety.queue.owner')}: ${name}`}
      value=""
      disabled={isPending || isOpenElsewhere}
      data={[
        { value: '', label: owner === null ? text('operators.item.nobody') : ownerText(owner) },
        ...(own === undefined || owner?.own
          ? []
          : [{ value: String(own.id), label: text('safety.queue.to_me') }]),
        ...fit
          .filter((one) => !one.own && one.id !== owner?.id)
          .map(({ id, email }) => ({ value: String(id), label: email })),
        ...(owner === null ? [] : [{ value: 'back', label: text('safety.queue.give_back') }]),
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') mutate(value === 'back' ? null : Number(value));
      }}
    />
  );
}
