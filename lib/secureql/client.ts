import type { OperationPath, PayloadOf, ResultOf } from './operations/all';
import { refusalFrom, SecureqlError } from './secureqlError';

const PREFIX = '/api/secureql/';

/** Checks the address of a query; throws the spec's text for any that leaves the house. */
export function queryEndpoint(path: string): string {
  if (!path.startsWith(PREFIX)) {
    throw new Error(
      'All GraphQL queries must begin with /api/secureql/ and be resolved internally',
    );
  }
  return path;
}

/**
 * Calls the product from the browser. Answers the GraphQL `data`; in-band errors stand in its root.
 * Throws `SecureqlError` when the call is refused or no answer comes. axios sends the XSRF header
 * by itself and is loaded with the first call.
 */
export async function callSecureql<P extends OperationPath>(
  path: P,
  payload: PayloadOf<P>,
): Promise<ResultOf<P>> {
  const endpoint = queryEndpoint(`${PREFIX}query/${path}`);
  try {
    return await post<ResultOf<P>>(endpoint, payload);
  } catch (error) {
    if (!(error instanceof SecureqlError) || error.code !== 'xsrf') throw error;
    // The page outlived its token; the refusal brought a new one, and nothing was done yet.
    return post<ResultOf<P>>(endpoint, payload);
  }
}

async function post<Result>(endpoint: string, payload: unknown): Promise<Result> {
  const { default: axios } = await import('axios');
  try {
    const language = document.documentElement.lang;
    const headers = language === '' ? {} : { 'X-Locale': language };
    const answer = await axios.post<Result>(endpoint, payload, { headers });
    return answer.data;
  } catch (error) {
    if (!axios.isAxiosError<unknown>(error)) throw error;
    if (!error.response) throw new SecureqlError('backend.unreachable', 0);
    throw refusalFrom(error.response.status, error.response.data);
  }
}
