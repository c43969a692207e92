/** What the database worker is asked. */
export type WorkerRequest =
  | { id: number; kind: 'query'; text: string; parameters: unknown[] }
  | { id: number; kind: 'close' };

/** An error as data: Error subclasses lose their own properties on the way between threads. */
export interface WorkerError {
  message: string;
  stack?: string;
  code?: string;
  constraint?: string;
  detail?: string;
  table?: string;
  column?: string;
}

export interface QueryAnswer {
  rows: unknown[];
  affectedRows?: number;
  /** Command tag, for instance `ROLLBACK` for a COMMIT that could not. */
  command?: string;
}

/** What it answers. `id` 0 is the opening itself. */
export type WorkerReply =
  { id: number; answer: QueryAnswer | null } | { id: number; error: WorkerError };
