/** When a user last got a mail about a group of news: no second mail is sent within its window. */
export interface MailFoldsTable {
  userId: string;
  groupKey: string;
  mailedAt: Date;
}
