import type { NextApiRequest, NextApiResponse } from 'next';
import { handleQuery } from '@/lib/secureql/server/handler';
import { services } from '@/lib/server/services';

// The door reads the body itself: it refuses what it can before it reads.
export const config = { api: { bodyParser: false } };

export default async function query(request: NextApiRequest, response: NextApiResponse) {
  const segments = request.query.path ?? [];
  const path = Array.isArray(segments) ? segments.join('/') : segments;
  await handleQuery(request, response, path, services());
}
