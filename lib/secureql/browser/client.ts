import { yieldToMain } from '@/lib/page/paint';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import { FILES_PATH, type FileUse, type OrderFile } from '@/lib/shared/files/files';
import { errorOf } from './answer';
import { noteReached } from './reached';
import { SecureqlError } from './secureqlError';

const PREFIX = '/api/secureql/';

/** Checks the address of a query; throws the spec's text for one that leads to another origin. */
export function queryEndpoint(path: string): string {
  if (!path.startsWith(PREFIX)) {
    throw new Error(
      'All GraphQL queries must begin with /api/secureql/ and be resolved internally',
    );
  }
  return path;
}

/**
 * Calls the product from the browser. Returns the GraphQL `data`; in-band errors stand in its root.
 * Throws `SecureqlError` when the call is refused or no answer comes. What sends is loaded with the
 * first call.
 */
export async function callSecureql<P extends OperationPath>(
  path: P,
  payload: PayloadOf<P>,
): Promise<ResultOf<P>> {
  const endpoint = queryEndpoint(`${PREFIX}query/${path}`);
  return withFreshProof(async () => (await sender()).post<ResultOf<P>>(endpoint, payload));
}

/**
 * Sends one picture. `onShare` hears how much of it is on its way, 0 to 1. Returns and throws as
 * `callSecureql` does.
 */
export async function sendPhoto(
  file: Blob,
  onShare: (share: number) => void,
): Promise<ResultOf<'upload-one-photo'>> {
  const endpoint = queryEndpoint(`${PREFIX}query/upload-one-photo`);
  const onUploadProgress = ({ progress = 0 }: { progress?: number }) => onShare(progress);
  return withFreshProof(async () => {
    const form = new FormData();
    form.append('file', file);
    return (await sender()).post(endpoint, form, { onUploadProgress });
  });
}

/** What a file is sent for. `ref`: the booking, or the tier of an instant one. */
export interface FilePlace {
  use: FileUse;
  ref: string;
}

/**
 * Sends one file of an order and returns what is kept of it. `onShare` hears how much of it is on its
 * way, 0 to 1. Throws `SecureqlError` when it is refused, in band or outright.
 */
export async function sendFile(
  file: File,
  { use, ref }: FilePlace,
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<OrderFile> {
  const query = new URLSearchParams({ use, ref, name: file.name });
  const onUploadProgress = ({ progress = 0 }: { progress?: number }) => onShare(progress);
  const answer = await withFreshProof(async () =>
    (await sender()).post<{ error: string | null; item: OrderFile | null }>(
      `${FILES_PATH}?${query}`,
      file,
      { method: 'PUT', onUploadProgress, signal },
    ),
  );
  const refusal = errorOf({ answer });
  if (answer.item === null || refusal !== null) throw new SecureqlError(refusal ?? 'internal', 200);
  return answer.item;
}

/** What sends. A press is painted before the work of sending begins. */
async function sender() {
  await yieldToMain();
  return import('./post');
}

/** The page may outlive its token; the refusal brings a new one, and nothing was done yet. */
async function withFreshProof<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await noted(send);
  } catch (error) {
    if (!(error instanceof SecureqlError) || error.code !== 'xsrf') throw error;
    return noted(send);
  }
}

/** Notes that the server was reached: by any answer that is neither lost (0) nor a failure of its own. */
async function noted<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    const result = await send();
    noteReached();
    return result;
  } catch (error) {
    if (error instanceof SecureqlError && error.status > 0 && error.status < 500) noteReached();
    throw error;
  }
}
