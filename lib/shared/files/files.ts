/** A file of an order, fetched at `/api/files/{id}`. */
export interface OrderFile {
  id: string;
  name: string;
  bytes: number;
  contentType: string;
}

/** What a file is sent for: an answer to an intake question, a delivery, or an instant tier. */
export const FILE_USES = ['ANSWER', 'DELIVERY', 'INSTANT'] as const;
export type FileUse = (typeof FILE_USES)[number];

/**
 * Where a file is sent to and fetched from. Sent by PUT `/api/files/?use=…&ref=…&name=…` with the bytes
 * as body (session and XSRF header as calls have them); `ref` is the booking, or the tier of an
 * instant one. Answered: `{ error, item: OrderFile }`.
 */
export const FILES_PATH = '/api/files/';
