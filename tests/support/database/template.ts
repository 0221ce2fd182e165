/** The migrated database that each test file copies. */
export const template = 'vonk_template';
