/** What a rule looks at: paths from the project root, as regular expressions. */
export interface Where {
  readonly path?: string;
  readonly pathNot?: string;
  readonly orphan?: boolean;
  readonly circular?: boolean;
  readonly couldNotResolve?: boolean;
  readonly dependencyTypes?: ('core' | 'npm')[];
}

/** A forbidden import, in the form dependency-cruiser takes. */
export interface Rule {
  /** Starts with the number of the rule in the layout: `R2 chat`. */
  readonly name: string;
  readonly severity: 'error';
  /** What to do instead. `{from}` and `{to}` stand for the domains (or files) of the import at fault. */
  readonly comment: string;
  readonly from: Where;
  readonly to: Where;
}

export const rule = (name: string, comment: string, from: Where, to: Where): Rule => ({
  name,
  severity: 'error',
  comment,
  from,
  to,
});

/** Files that only a test run loads. */
export const testFiles = String.raw`\.test\.tsx?$`;
