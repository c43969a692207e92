import { Worker } from 'node:worker_threads';
import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import type { QueryAnswer, WorkerError, WorkerReply, WorkerRequest } from './databaseMessages';

type Query = WorkerRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'id'>
    : never
  : never;

interface Pending {
  id: number;
  resolve: (answer: QueryAnswer | null) => void;
  reject: (error: Error) => void;
}

const OPENING = 0;
const ABORTED_TRANSACTION = '25P02';

function workerAddress(): URL {
  return process.env.PLAYPLUS_BUNDLED === '1'
    ? new URL('./databaseWorker.js', import.meta.url)
    : new URL('./databaseWorker.dev.mjs', import.meta.url);
}

function revive(data: WorkerError): Error {
  const { message, ...rest } = data;
  return Object.assign(new Error(message), rest);
}

/**
 * PGlite in a worker thread, with the surface Kysely's PGliteDialect asks for. It has no queue of
 * its own: `guardedDialect` lets one caller at a time onto the connection.
 */
export class WorkerDatabase implements PGlite {
  closed = false;
  ready = false;
  readonly waitReady: Promise<void>;
  readonly #worker: Worker;
  /** A short list: one caller at a time has the connection. */
  readonly #pending: Pending[] = [];
  #lastId = OPENING;

  /** `onCrash` hears of an open database whose thread ended unasked: nothing works any more then. */
  constructor(folder: string, onCrash: (error: Error) => void) {
    this.#worker = new Worker(workerAddress(), { workerData: { folder } });
    this.waitReady = new Promise<QueryAnswer | null>((resolve, reject) => {
      this.#pending.push({ id: OPENING, resolve, reject });
    }).then(() => {
      this.ready = true;
    });
    this.#worker.on('message', (message: WorkerReply) => this.#settle(message));
    const fail = (error: Error) => {
      for (const { reject } of this.#pending.splice(0)) {
        reject(error);
      }
      if (this.ready && !this.closed) {
        onCrash(error);
      }
      this.closed = true;
    };
    this.#worker.on('error', (error) =>
      fail(error instanceof Error ? error : new Error(String(error))),
    );
    this.#worker.on('exit', (code) =>
      fail(new Error(`the database thread ended with code ${code}`)),
    );
  }

  async query<Row>(text: string, parameters: unknown[] = []): Promise<PGliteQueryResults<Row>> {
    const { rows, affectedRows } = await this.#run(text, parameters);
    return { rows: rows as Row[], affectedRows, fields: [] };
  }

  async transaction<Result>(work: (trx: PGliteTransaction) => Promise<Result>): Promise<Result> {
    await this.#run('BEGIN');
    const trx: PGliteTransaction = {
      query: (text, parameters) => this.query(text, parameters),
      rollback: async () => void (await this.#run('ROLLBACK')),
    };
    let result: Result;
    try {
      result = await work(trx);
    } catch (error) {
      await this.#run('ROLLBACK');
      throw error;
    }
    const { command } = await this.#run('COMMIT');
    if (command === 'ROLLBACK') {
      throw Object.assign(new Error('the transaction had failed before its commit'), {
        code: ABORTED_TRANSACTION,
      });
    }
    return result;
  }

  async close(): Promise<void> {
    if (this.closed) {
      return;
    }
    await this.#ask({ kind: 'close' });
    await this.terminate();
  }

  /** Ends the thread without closing the database. */
  async terminate(): Promise<void> {
    this.closed = true;
    await this.#worker.terminate();
  }

  async #run(text: string, parameters: unknown[] = []): Promise<QueryAnswer> {
    const answer = await this.#ask({ kind: 'query', text, parameters });
    return answer ?? { rows: [] };
  }

  #ask(query: Query): Promise<QueryAnswer | null> {
    if (this.closed) {
      return Promise.reject(new Error('the database is closed'));
    }
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#pending.push({ id: this.#lastId, resolve, reject });
      this.#worker.postMessage({ id: this.#lastId, ...query } satisfies WorkerRequest);
    });
  }

  #settle(message: WorkerReply): void {
    const nth = this.#pending.findIndex(({ id }) => id === message.id);
    const [pending] = nth < 0 ? [] : this.#pending.splice(nth, 1);
    if ('error' in message) {
      pending?.reject(revive(message.error));
    } else {
      pending?.resolve(message.answer);
    }
  }
}
