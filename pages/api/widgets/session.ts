import type { NextApiRequest, NextApiResponse } from 'next';
import { handleWidgetSession } from '@/lib/secureql/server/widgetSession';
import { services } from '@/lib/server/services';

export const config = { api: { bodyParser: false } };

export default async function session(request: NextApiRequest, response: NextApiResponse) {
  await handleWidgetSession(request, response, services());
}
