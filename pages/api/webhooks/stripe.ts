import type { NextApiRequest, NextApiResponse } from 'next';
import { services } from '@/lib/server/services';
import { passStripeWebhook } from '@/lib/server/stripeWebhook';

export const config = { api: { bodyParser: false } };

export default async function stripe(request: NextApiRequest, response: NextApiResponse) {
  await passStripeWebhook(request, response, services().config);
}
