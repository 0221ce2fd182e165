/** The condition of a rule: paths from the project root, as regular expressions. */
export interface FileCondition {
  readonly path?: string;
  readonly pathNot?: string;
  readonly orphan?: boolean;
  readonly circular?: boolean;
  readonly couldNotResolve?: boolean;
  readonly dependencyTypes?: ('core' | 'npm')[];
}

/** A forbidden import, in the format of dependency-cruiser. */
export interface Rule {
  /** Starts with the number of the rule in the layout: `R2 chat`. */
  readonly name: string;
  readonly severity: 'error';
  /** How to fix it. `{from}` and `{to}` are replaced by the domains (or files) of the forbidden import. */
  readonly comment: string;
  readonly from: FileCondition;
  readonly to: FileCondition;
}

export const rule = (name: string, comment: string, from: FileCondition, to: FileCondition): Rule => ({
  name,
  severity: 'error',
  comment,
  from,
  to,
});

/** Files that only a test run loads. */
export const testFiles = String.raw`\.test\.tsx?$`;
