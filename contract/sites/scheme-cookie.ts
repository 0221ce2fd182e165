/** Cookie with the colour scheme that a member chose: `light` or `dark`. Without it the device decides. */
export const schemeCookie = 'vonk_scheme';
