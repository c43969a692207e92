/** One question to support; either a member's or, with an address, a visitor's. */
export interface HelpTicketsTable {
  id: string;
  userId: string | null;
  /** Of a visitor; nobody has confirmed it. */
  email: string | null;
  /** Of a visitor. */
  locale: string | null;
  subject: string;
  text: string;
  createdAt: Date;
}
