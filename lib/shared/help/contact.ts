/** Where questions go in an installation that names no address of its own. */
export const DEFAULT_CONTACT_EMAIL = 'hello@playplus.example';
