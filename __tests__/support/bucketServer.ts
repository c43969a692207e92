import { createServer, type IncomingMessage } from 'node:http';
import { closeServer, listen } from './door';

/** A bucket in memory that speaks as much of S3 as uploads need, and is strict about signatures. */
export interface BucketServer {
  url: string;
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** Statuses the next requests are answered with, whatever they ask. */
  failures: number[];
  requests: string[];
  close: () => Promise<void>;
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/eu-test\/s3\/aws4_request, ?SignedHeaders=[\w;-]+, ?Signature=[\da-f]{64}$/;

export async function startBucketServer(): Promise<BucketServer> {
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body = '', type = 'application/xml' }) => {
        const head = { 'content-type': type, 'content-length': body.length };
        response.writeHead(status, head).end(body);
      },
      // Whoever broke off hears no answer.
      () => response.destroy(),
    );
  });
  const bucket: BucketServer = {
    url: '',
    objects: new Map(),
    failures: [],
    requests: [],
    close: () => closeServer(server),
  };

  async function answer(request: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const key = (request.url ?? '').split('?')[0] ?? '';
    bucket.requests.push(`${request.method} ${key}`);
    const failure = bucket.failures.shift();
    if (failure !== undefined) return { status: failure, body: '<Error><Code>Down</Code></Error>' };
    const isSigned =
      SIGNATURE.test(request.headers.authorization ?? '') &&
      /^\d{8}T\d{6}Z$/.test(String(request.headers['x-amz-date'])) &&
      request.headers['x-amz-content-sha256'] !== undefined;
    if (!isSigned) return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? '';
      bucket.objects.set(key, { bytes: Buffer.concat(chunks), type });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      bucket.objects.delete(key);
      return { status: 204 };
    }
    const found = bucket.objects.get(key);
    return found
      ? { status: 200, body: found.bytes, type: found.type }
      : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  }

  bucket.url = `http://127.0.0.1:${await listen(server)}`;
  return bucket;
}
