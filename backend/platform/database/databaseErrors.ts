/** SQLSTATE classes: data exception, integrity constraint violation, transaction rollback (a deadlock). */
const REFUSALS = /^(?:22|23|40)\w{3}$/;

/** Whether the database refused what it was asked to write, and wrote nothing: it is there, and well. */
export function isRefusedByDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSALS.test(String(error.code));
}
