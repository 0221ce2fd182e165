/**
 * One visit by Lighthouse with its defaults: a mid-range phone on slow 4G, first visit. The report goes into
 * a file.
 */
export interface LighthouseVisit {
  readonly url: string;
  readonly report: string;
  /** The member who is logged in. A visitor without. */
  readonly member?: { readonly email: string; readonly password: string };
}
