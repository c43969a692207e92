import axios from 'axios';
import { loadErrorTexts } from '@/lib/i18n/loadErrorTexts';
import { errorOf } from './answer';
import { refusalFrom } from './readRefusal';
import { SecureqlError } from './secureqlError';
import { noteServerTime } from './serverClock';

/** A connection that died in silence never answers; a page must not wait for it. */
const DEADLINE_MS = 15_000;

interface Options {
  method?: 'POST' | 'PUT';
  onUploadProgress?: (event: { progress?: number }) => void;
  /** Stops what is on its way. */
  signal?: AbortSignal;
}

/**
 * Posts to our own server; axios adds the XSRF header. Returns the data; throws `SecureqlError`. By
 * then the page has the texts of what was refused, because it came without them.
 */
export async function post<Result>(
  endpoint: string,
  payload: unknown,
  options: Options = {},
): Promise<Result> {
  try {
    const language = document.documentElement.lang;
    const headers = language === '' ? {} : { 'X-Locale': language };
    const sentAt = Date.now();
    // A picture or file takes as long as its line.
    const timeout = options.onUploadProgress === undefined ? DEADLINE_MS : 0;
    const { method = 'POST', ...rest } = options;
    const answer = await axios.request<Result>({
      ...{ url: endpoint, method, data: payload, headers, timeout },
      ...rest,
    });
    noteServerTime(answer.headers.date, sentAt, Date.now());
    const { data } = answer;
    if (typeof data === 'object' && data !== null) await textsOf(errorOf(data));
    return data;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    await textsOf(refusal.code);
    throw refusal;
  }
}

function refusalOf(error: unknown): SecureqlError | null {
  if (!axios.isAxiosError<unknown>(error)) return null;
  if (!error.response) return new SecureqlError('backend.unreachable', 0);
  return refusalFrom(error.response.status, error.response.data);
}

const textsOf = (code: string | null) => (code === null ? undefined : loadErrorTexts(code));
