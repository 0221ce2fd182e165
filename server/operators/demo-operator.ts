/** Whom a demo is run by. Their second step is a real one, so its secret is told with the password (interfaces.md). */
export const demoOperator = {
  email: 'operator@demo.example',
  secret: 'VONKDEMOOPERATORSECRETKEY2345672',
} as const;

/** Where a demo shows the code that an authenticator app would show now. */
export const demoCodePath = '/dev/operator-code';
