import type { NextApiRequest, NextApiResponse } from 'next';
import { sendJson } from '@/lib/secureql/server/envelope';
import { services } from '@/lib/server/services';

/** 200 while this process can answer and reach the backend, 503 while it cannot reach it. */
export default async function health(_request: NextApiRequest, response: NextApiResponse) {
  const isBackendWell = (await services().backend.health()) !== null;
  sendJson(response, isBackendWell ? 200 : 503, {
    web: 'ok',
    backend: isBackendWell ? 'ok' : 'down',
  });
}
