import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '@/lib/shared/limits';
import { answerItem } from './builder';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { answerForError } from './errorAnswers';
import { createContexts, type ContextOptions } from './requestContext';
import type { RequestState } from './requestState';

/** What a domain does with uploads; all are asked for with the service key only. */
export interface Uploads {
  /** Throws unless whoever asks may send a file now; asked before any of it is read. */
  admit: (context: Context) => Promise<void>;
  /** Stores the file and returns what the caller may know of it. */
  store: (context: Context, bytes: Buffer) => Promise<object>;
  /** Whether everybody may keep a copy of the file. */
  isPublic: (shared: Pick<Context, 'db'>, name: string) => Promise<boolean>;
}

const FILE = /^\/uploads\/([a-z0-9]{32}\.webp)$/;

/** Says whether a path is one of uploads, the door's own or a file's. */
export function isUploadPath(path: string): boolean {
  return path === '/uploads' || path.startsWith('/uploads/');
}

/** `POST /uploads` takes the bytes of one file, `GET /uploads/<name>` gives one. */
export function createUploadDoor(options: ContextOptions, uploads: Uploads) {
  const contextFor = createContexts(options);
  const { storage, logger } = options.shared;

  async function take(request: IncomingMessage, response: ServerResponse, state: RequestState) {
    state.operations.push('UploadPhoto');
    const answer = await answerOf(async () => {
      const context = await contextFor(state);
      await uploads.admit(context);
      const bytes = await readBytes(request);
      return answerItem(() => uploads.store(context, bytes));
    }, state);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  }

  async function answerOf(work: () => Promise<object>, state: RequestState): Promise<object> {
    try {
      return { data: { uploadPhoto: await work() } };
    } catch (error) {
      const { answer, code, unexpected } = answerForError(error);
      state.codes.add(code);
      const { requestId, operations } = state;
      if (unexpected !== null) {
        logger.error({ err: unexpected, requestId, operations, code }, 'operation failed');
      }
      return { errors: [answer] };
    }
  }

  async function give(path: string, response: ServerResponse): Promise<void> {
    const name = FILE.exec(path)?.[1];
    // Before the file is opened: a question that fails must not leave it open.
    const isPublic = name !== undefined && (await uploads.isPublic(options.shared, name));
    const file = name === undefined ? null : await storage.read(name);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': file.bytes,
      'cache-control': isPublic ? 'public' : 'private',
    });
    await pipeline(file.body, response);
  }

  return { take, give };
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LIMITS.photoBytes) throw new AppError('media.too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
