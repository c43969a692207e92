import type { NextApiRequest, NextApiResponse } from 'next';
import { handleCalendar } from '@/lib/secureql/server/calendarDoor';
import { services } from '@/lib/server/services';

export default async function calendar(request: NextApiRequest, response: NextApiResponse) {
  await handleCalendar(request, response, request.query.file, services());
}
