import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer that was written but not sent. */
export interface Captured {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const METHODS = ['write', 'end', 'writeHead', 'flushHeaders'] as const;

/**
 * Keeps what is written to an answer from being sent. `answer` resolves when it is ended, with the
 * answer itself as good as new; null when the reader has gone before. `release` gives up waiting.
 */
export function captureAnswer(response: ServerResponse): {
  answer: Promise<Captured | null>;
  release: () => void;
} {
  const chunks: Buffer[] = [];

  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const callBack = (...candidates: unknown[]) => {
    const callback = candidates.find((candidate) => typeof candidate === 'function');
    if (callback) process.nextTick(callback);
  };

  // The methods of the prototype come back when those put over them are taken away.
  const release = () => {
    for (const name of METHODS) Reflect.deleteProperty(response, name);
  };
  const answer = new Promise<Captured | null>((resolve) => {
    const onClose = () => resolve(null);
    response.once('close', onClose);
    Object.assign(response, {
      flushHeaders: () => undefined,
      writeHead(status: number, ...rest: unknown[]) {
        response.statusCode = status;
        for (const given of rest) {
          if (typeof given !== 'object' || given === null || Array.isArray(given)) continue;
          for (const [name, value] of Object.entries(given as OutgoingHttpHeaders)) {
            if (value !== undefined) response.setHeader(name, value);
          }
        }
        return response;
      },
      write(chunk: unknown, encoding?: unknown, callback?: unknown) {
        keep(chunk, encoding);
        callBack(encoding, callback);
        return true;
      },
      end(chunk?: unknown, encoding?: unknown, callback?: unknown) {
        keep(chunk, encoding);
        callBack(chunk, encoding, callback);
        response.off('close', onClose);
        release();
        resolve({
          status: response.statusCode,
          headers: response.getHeaders(),
          body: Buffer.concat(chunks),
        });
        return response;
      },
    });
  });
  return { answer, release };
}
