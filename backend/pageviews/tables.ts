/** One page on one day; nothing is kept of who opened it. */
export interface PageViewsTable {
  path: string;
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  /** Whose page it is; null: the house's own. */
  creatorId: string | null;
  views: number;
}
