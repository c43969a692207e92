export interface HelpTicketsTable {
  id: string;
  userId: string;
  subject: string;
  text: string;
  createdAt: Date;
}
