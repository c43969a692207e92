/** Rows of one day, in the zone of whoever looks. */
export interface Day<Row> {
  /** The first row's time, UTC ISO 8601: it names the day. */
  at: string;
  rows: Row[];
}

/** Puts rows, oldest first, under the days on which they were written. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[]): Day<Row>[] {
  const days: Day<Row>[] = [];
  for (const row of rows) {
    const day = days.at(-1);
    if (day && isSameDay(day.at, row.createdAt)) day.rows.push(row);
    else days.push({ at: row.createdAt, rows: [row] });
  }
  return days;
}

/** Whether two times, UTC ISO 8601, are of one day here. */
export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
