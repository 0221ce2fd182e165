interface Traits {
  readonly region: string | null;
  readonly interests: readonly string[];
  readonly signup_reason: string | null;
}

const points = { region: 4, interest: 2, reason: 3 } as const;

/** Scores how much two profiles have in common. */
export function similarityOf(one: Traits, other: Traits): number {
  const common = one.interests.filter((interest) => other.interests.includes(interest)).length;
  return (
    points.interest * common +
    (one.region !== null && one.region === other.region ? points.region : 0) +
    (one.signup_reason !== null && one.signup_reason === other.signup_reason ? points.reason : 0)
  );
}
