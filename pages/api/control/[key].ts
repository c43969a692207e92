import type { NextApiRequest, NextApiResponse } from 'next';
import { handleControl } from '@/lib/secureql/server/controlAddress';
import { services } from '@/lib/server/services';

export const config = { api: { bodyParser: false } };

export default async function control(request: NextApiRequest, response: NextApiResponse) {
  await handleControl(request, response, request.query.key, services());
}
