import type { NextApiRequest, NextApiResponse } from 'next';
import { sendRefusal } from '@/lib/secureql/server/envelope';
import { skipBody } from '@/lib/secureql/server/readBytes';
import { Refusal } from '@/lib/secureql/server/refusal';

export const config = { api: { bodyParser: false } };

/** Unknown addresses below `/api/`. The caller is a program, so it gets no HTML page. */
export default async function missing(request: NextApiRequest, response: NextApiResponse) {
  await skipBody(request);
  sendRefusal(request, response, new Refusal('not_found'));
}
