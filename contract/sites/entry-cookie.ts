/** Cookie with the moment a visitor dismissed the entry warning (SHELL-12). */
export const entryCookie = 'vonk_entry';
