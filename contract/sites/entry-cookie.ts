/** Cookie with the moment a visitor put the entry warning away (SHELL-12). */
export const entryCookie = 'vonk_entry';
