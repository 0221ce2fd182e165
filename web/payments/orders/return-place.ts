import * as z from 'zod/mini';

const person = z.object({ id: z.int(), name: z.string() });

/** The member with whom the buyer was in contact, for the text of the button that leads back. */
export type ReturnPerson = z.output<typeof person>;

const returnPlace = z.object({ path: z.string(), person: z.nullable(person), at: z.number() });

/** The page that the member left to buy credits. */
export type ReturnPlace = z.output<typeof returnPlace>;

const stored = z.object({
  /** The newest place of any tab, for an order from a new tab. */
  recent: z.nullable(returnPlace),
  /** The place of each order, by its payment. */
  orders: z.record(z.string(), returnPlace),
});

type Stored = z.output<typeof stored>;

const tabKey = 'vonk.credits.return-place';
const deviceKey = 'vonk.credits.return-places';
const recentMilliseconds = 60 * 60 * 1000;
/** A bank transfer may take weeks, and its mail leads to the same page. */
const orderMilliseconds = 60 * 24 * 60 * 60 * 1000;
const most = 20;

/** Accepts only a path within this site, and none of the purchase pages. */
const isPlace = (path: string): boolean =>
  /^\/(?!\/)/.test(path) && !/^\/(credits|premium|pricing|directdebit|transactions)(\/|\?|$)/.test(path);

/** Runs with the browser's storage. Without storage the return link leads to the chat list. */
function withStorage<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function parse(text: string | null): ReturnPlace | null {
  const read = z.safeParse(returnPlace, JSON.parse(text ?? 'null'));
  return read.success && isPlace(read.data.path) ? read.data : null;
}

function readDevice(): Stored {
  const read = z.safeParse(stored, JSON.parse(localStorage.getItem(deviceKey) ?? 'null'));
  return read.success ? read.data : { recent: null, orders: {} };
}

const writeDevice = (places: Stored): void => localStorage.setItem(deviceKey, JSON.stringify(places));

/** The place this tab came from, or the newest place of another tab if this tab has none. */
function currentPlace(): ReturnPlace | null {
  const own = parse(sessionStorage.getItem(tabKey));
  if (own) return own;
  const { recent } = readDevice();
  return recent && isPlace(recent.path) && Date.now() - recent.at < recentMilliseconds ? recent : null;
}

/** Stores the page that the member leaves to buy credits. The checkout leads away from the site. */
export function rememberReturnPlace(path: string, from: ReturnPerson | null): void {
  if (!isPlace(path)) return;
  const kept = from && { id: from.id, name: from.name };
  const place: ReturnPlace = { path, person: kept, at: Date.now() };
  withStorage(() => {
    sessionStorage.setItem(tabKey, JSON.stringify(place));
    writeDevice({ ...readDevice(), recent: place });
  });
}

/**
 * Ties the current place to an order. The page of the order leads back to it after the tab or the browser was
 * closed, and in every other tab of this browser.
 */
export function keepReturnPlace(payment: number): void {
  withStorage(() => {
    const place = currentPlace();
    if (!place) return;
    const { recent, orders } = readDevice();
    const all: Stored['orders'] = { ...orders, [payment]: { ...place, at: Date.now() } };
    const kept = Object.entries(all)
      .filter(([, { at }]) => Date.now() - at < orderMilliseconds)
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, most);
    writeDevice({ recent, orders: Object.fromEntries(kept) });
  });
}

/** The place of an order as stored text, which stays equal between renders; null if there is none. */
export const storedReturnPlace = (payment: number): string | null =>
  withStorage(() => {
    const place = readDevice().orders[payment];
    return place && isPlace(place.path) ? JSON.stringify(place) : null;
  });

export const parseReturnPlace = (text: string | null): ReturnPlace | null =>
  text === null ? null : withStorage(() => parse(text));

/** Another attempt after an order that ended unpaid leads back to the same place. */
export function resumeReturnPlace(payment: number): void {
  const text = storedReturnPlace(payment);
  if (text !== null) withStorage(() => sessionStorage.setItem(tabKey, text));
}

/** The order is paid. A later purchase from another page does not lead back to its place. */
export function endReturnPlace(payment: number): void {
  withStorage(() => {
    const { recent, orders } = readDevice();
    const ended = orders[payment]?.path;
    if (ended === undefined) return;
    if (parse(sessionStorage.getItem(tabKey))?.path === ended) sessionStorage.removeItem(tabKey);
    if (recent?.path === ended) writeDevice({ recent: null, orders });
  });
}

/** Deletes every stored place at log-out, because a place names a member. */
export function forgetReturnPlaces(): void {
  withStorage(() => {
    sessionStorage.removeItem(tabKey);
    localStorage.removeItem(deviceKey);
  });
}
