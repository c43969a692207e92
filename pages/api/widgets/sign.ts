import type { NextApiRequest, NextApiResponse } from 'next';
import { handleWidgetSign } from '@/lib/secureql/server/widgetSession';
import { services } from '@/lib/server/services';

export const config = { api: { bodyParser: false } };

export default async function sign(request: NextApiRequest, response: NextApiResponse) {
  await handleWidgetSign(request, response, services());
}
