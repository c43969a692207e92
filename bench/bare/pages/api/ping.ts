import type { NextApiRequest, NextApiResponse } from 'next';

export default function ping(_request: NextApiRequest, response: NextApiResponse) {
  response.status(200).json({});
}
