/** When somebody was last mailed about a group of news: no second mail comes within its window. */
export interface MailFoldsTable {
  userId: string;
  groupKey: string;
  mailedAt: Date;
}
