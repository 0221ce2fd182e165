/**
 * The operator of a demo. Their second step is a real one, so its secret is published with the password
 * (interfaces.md).
 */
export const demoOperator = {
  email: 'operator@demo.example',
  secret: 'VONKDEMOOPERATORSECRETKEY2345672',
} as const;

/** Path at which a demo shows the current code of an authenticator app. */
export const demoCodePath = '/dev/operator-code';
