import type { NextApiRequest, NextApiResponse } from 'next';
import { sendRefusal } from '@/lib/secureql/server/envelope';
import { skipBody } from '@/lib/secureql/server/readBytes';
import { Refusal } from '@/lib/secureql/server/refusal';

export const config = { api: { bodyParser: false } };

/** Whatever has no address below `/api/`: a program asked, and a page would tell it nothing. */
export default async function missing(request: NextApiRequest, response: NextApiResponse) {
  await skipBody(request);
  sendRefusal(request, response, new Refusal('not_found'));
}
