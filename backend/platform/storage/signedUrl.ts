import { createHash, createHmac } from 'node:crypto';

/** What an address of a bucket is signed with. */
export interface SigningKeys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/**
 * Signs `url` for everybody who gets to know it, for so many seconds: AWS Signature Version 4 in the
 * query, the form that a browser needs. What the query says stands under the signature.
 */
export function signUrl(
  url: URL,
  keys: SigningKeys,
  { now, seconds }: { now: Date; seconds: number },
) {
  const at = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${at.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  const query = [
    ...url.searchParams,
    ['X-Amz-Algorithm', ALGORITHM],
    ['X-Amz-Credential', `${keys.accessKeyId}/${scope}`],
    ['X-Amz-Date', at],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ]
    .map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const asked = ['GET', url.pathname, query, `host:${url.host}\n`, 'host', 'UNSIGNED-PAYLOAD'];
  const told = [ALGORITHM, at, scope, createHash('sha256').update(asked.join('\n')).digest('hex')];
  const key = [at.slice(0, 8), keys.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  const signature = createHmac('sha256', key).update(told.join('\n')).digest('hex');
  return `${url.origin}${url.pathname}?${query}&X-Amz-Signature=${signature}`;
}

/** RFC 3986 to the letter: `encodeURIComponent` leaves out five that the signature wants encoded. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
