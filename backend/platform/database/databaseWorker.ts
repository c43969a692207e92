import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedDatabase } from './embeddedDatabase';
import { COLUMN_PARSERS } from './parsers';
import { prepareQueries } from './preparedQueries';
import type { QueryAnswer, WorkerError, WorkerReply, WorkerRequest } from './databaseMessages';

// PGlite runs its queries synchronously: in a thread of its own it never holds up the server.

function asData(error: unknown): WorkerError {
  if (!(error instanceof Error)) {
    return { message: String(error) };
  }
  const { code, constraint, detail, table, column } = error as Partial<WorkerError>;
  return { message: error.message, stack: error.stack, code, constraint, detail, table, column };
}

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message);
}

async function answer(id: number, work: () => Promise<QueryAnswer | null>): Promise<void> {
  try {
    reply({ id, answer: await work() });
  } catch (error) {
    reply({ id, error: asData(error) });
  }
}

async function serve(folder: string): Promise<void> {
  const pglite = await openEmbeddedDatabase(folder, COLUMN_PARSERS);
  const query = prepareQueries(pglite);
  const handle = async (request: WorkerRequest): Promise<QueryAnswer | null> => {
    if (request.kind === 'close') {
      await pglite.close();
      return null;
    }
    const { rows, affectedRows, command } = await query(request.text, request.parameters);
    return { rows, affectedRows, command };
  };
  parentPort?.on('message', (request: WorkerRequest) => {
    void answer(request.id, () => handle(request));
  });
}

void answer(0, async () => {
  await serve((workerData as { folder: string }).folder);
  return null;
});
