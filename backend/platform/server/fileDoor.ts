import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sendFilePayload } from '@/lib/shared/files/filePayloads';
import type { FileUse } from '@/lib/shared/files/files';
import { answerItem } from './builder';
import type { Context } from '@/backend/platform/context';
import type { StoredFile } from '@/backend/platform/storage/storage';
import { answerForError } from './errorAnswers';
import { parsePayload } from './parsePayload';
import { createContexts, type ContextOptions } from './requestContext';
import type { RequestState } from './requestState';

/** What a domain does with the files of orders; all are asked for with the service key only. */
export interface OrderFiles {
  /** Stores a file that comes piece by piece and returns what its sender may know of it. */
  receive: (
    context: Context,
    announced: { use: FileUse; ref: string; name: string; bytes: number },
    body: Readable,
  ) => Promise<object>;
  /** Opens one for the caller. Throws when it is not for them. */
  open: (context: Context, id: string) => Promise<OpenedFile>;
}

/** `url` null: the bytes come with it; else a browser fetches them there. */
type OpenedFile = { disposition: string; contentType: string } & (
  { url: string } | { url: null; file: StoredFile }
);

const FILE = /^\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A sender of whom nothing came for so long is gone. */
const IDLE_MS = 60_000;

/** Says whether a path is one of the files of orders. */
export function isFilePath(path: string): boolean {
  return path === '/files' || path.startsWith('/files/');
}

/** `PUT /files?use=…&ref=…&name=…` takes the bytes of one file, `GET /files/<id>` gives one. */
export function createFileDoor(options: ContextOptions, files: OrderFiles) {
  const contextFor = createContexts(options);
  const { logger } = options.shared;

  async function take(request: IncomingMessage, response: ServerResponse, state: RequestState) {
    state.operations.push('SendFile');
    const { searchParams } = new URL(request.url ?? '/', 'http://backend');
    request.setTimeout(IDLE_MS, () => request.destroy());
    const answer = await workOf(async () => {
      const bytes = Number(request.headers['content-length'] ?? 0);
      const announced = parsePayload(sendFilePayload, {
        ...Object.fromEntries(searchParams),
        bytes,
      });
      const context = await contextFor(state);
      const sendFile = await answerItem(() => files.receive(context, announced, request));
      return { data: { sendFile } };
    }, state);
    sendAnswer(response, answer);
  }

  async function give(path: string, response: ServerResponse, state: RequestState) {
    state.operations.push('OpenFile');
    const id = FILE.exec(path)?.[1] ?? '';
    const opened = await workOf(async () => files.open(await contextFor(state), id), state);
    if ('errors' in opened) return sendAnswer(response, opened);
    if (opened.url !== null) {
      response.writeHead(302, { location: opened.url }).end();
      return;
    }
    response.writeHead(200, {
      'content-type': opened.contentType,
      'content-length': opened.file.bytes,
      'content-disposition': opened.disposition,
    });
    await pipeline(opened.file.body, response).catch(() => response.destroy());
  }

  async function workOf<Result extends object>(work: () => Promise<Result>, state: RequestState) {
    try {
      return await work();
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

  return { take, give };
}

function sendAnswer(response: ServerResponse, answer: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
