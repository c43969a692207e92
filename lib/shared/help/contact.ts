/** Where questions go in an installation that names no address of its own. */
export const DEFAULT_CONTACT_EMAIL = 'hello@playplus.example';

/** How long questions of people without an account are kept, in days. */
export const VISITOR_QUESTION_DAYS = 90;
