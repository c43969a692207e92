/** One page on one day; nothing is kept of who opened it. */
export interface PageViewsTable {
  path: string;
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  /** Whose page it is; null: a page of the product. */
  creatorId: string | null;
  views: number;
}
