import { AppError } from '@/backend/platform/errors';

/** Does what may be refused: a refusal of the closed list is an answer, anything else is a fault. */
export async function allowed(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
