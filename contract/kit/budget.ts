/** At most `calls` within `seconds`, counted from the first call. */
export interface Rate {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Kind of an operation. It decides the budgets that the operation does not declare itself.
 * - `read`: reads something of the caller or of one member.
 * - `search`: reads many members.
 * - `write`: changes something.
 * - `costly`: sends mails, draws documents, hashes passwords or creates accounts.
 * - `public`: changes something without a login.
 * - `provider`: is called by a payment or mail provider, and has only the general budget.
 */
export type BudgetKind = 'read' | 'search' | 'write' | 'costly' | 'public' | 'provider';

/**
 * Calls per payer. A network means one IPv4 address or one IPv6 /64. Wider networks have a multiple of it
 * (`server/platform/limits/networks.ts`).
 */
export interface Rates {
  readonly member: readonly Rate[];
  /** A known browser: one that a confirmed member used within a year. */
  readonly device: readonly Rate[];
  readonly network: readonly Rate[];
}

/**
 * Step-up before refusal: calls of strangers beyond these rates need a proof of work. A stranger is a visitor
 * without a known browser, or an unconfirmed member.
 */
export interface StepUp {
  readonly network: Rate;
  /** The calls of all strangers of a site together. It never refuses, so strangers cannot close a site. */
  readonly site: Rate;
}

/** The budgets of an operation. Rates that are missing follow from `limit`, or else from the kind. */
export interface Budget extends Partial<Rates> {
  readonly kind: BudgetKind;
  readonly stepUp?: StepUp;
  /**
   * Charges members and known devices as strangers. For sign-up: an account must not pay for the next account,
   * because then accounts would multiply without a proof of work.
   */
  readonly asStranger?: true;
}

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** Budgets of each kind. They are several times what a busy person needs. */
export const defaultRates: Readonly<Record<BudgetKind, Rates>> = {
  read: {
    member: [{ calls: 600, seconds: minute }],
    device: [{ calls: 600, seconds: minute }],
    network: [{ calls: 600, seconds: minute }],
  },
  search: {
    member: [
      { calls: 120, seconds: minute },
      { calls: 3000, seconds: day },
    ],
    device: [
      { calls: 60, seconds: minute },
      { calls: 1000, seconds: day },
    ],
    network: [
      { calls: 60, seconds: minute },
      { calls: 1000, seconds: day },
    ],
  },
  write: {
    member: [
      { calls: 120, seconds: minute },
      { calls: 5000, seconds: day },
    ],
    device: [{ calls: 60, seconds: minute }],
    network: [{ calls: 60, seconds: minute }],
  },
  costly: {
    member: [{ calls: 20, seconds: hour }],
    device: [{ calls: 10, seconds: hour }],
    network: [{ calls: 10, seconds: hour }],
  },
  public: {
    member: [{ calls: 120, seconds: minute }],
    device: [{ calls: 120, seconds: minute }],
    network: [{ calls: 120, seconds: minute }],
  },
  provider: { member: [], device: [], network: [] },
};

/** Names a kind's default for an operation that declares none. */
export function kindOf(operation: {
  readonly method: string;
  readonly caller: string;
  readonly crossSite?: string;
  readonly budget?: Budget;
}): BudgetKind {
  if (operation.budget !== undefined) return operation.budget.kind;
  if (operation.crossSite === 'provider-webhook') return 'provider';
  if (operation.method === 'GET') return 'read';
  return operation.caller === 'anyone' ? 'public' : 'write';
}

/** The rates of an operation for each payer: its own, else its `limit`, else those of its kind. */
export function ratesOf(operation: Parameters<typeof kindOf>[0] & { readonly limit?: Rate }): Rates {
  const kind = defaultRates[kindOf(operation)];
  const { budget, limit } = operation;
  const of = (payer: keyof Rates): readonly Rate[] =>
    budget?.[payer] ?? (limit === undefined ? kind[payer] : [limit]);
  return { member: of('member'), device: of('device'), network: of('network') };
}
