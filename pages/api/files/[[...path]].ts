import type { NextApiRequest, NextApiResponse } from 'next';
import { handleFile } from '@/lib/secureql/server/fileDoor';
import { services } from '@/lib/server/services';

// A file passes through while it comes: it may be larger than the memory of this process.
export const config = { api: { bodyParser: false, responseLimit: false } };

export default async function files(request: NextApiRequest, response: NextApiResponse) {
  const path = request.query.path ?? [];
  await handleFile(request, response, [path].flat().join('/'), services());
}
