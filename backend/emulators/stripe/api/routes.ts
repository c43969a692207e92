import { accountRoutes } from './accounts';
import { chargeRoutes } from './charges';
import { customerRoutes } from './customers';
import { disputeRoutes } from './disputes';
import { eventRoutes } from './events';
import { intentRoutes } from './intents';
import { payoutRoutes } from './payouts';
import { refundRoutes } from './refunds';
import { sessionRoutes } from './sessions';
import { setupRoutes } from './setups';
import { transferRoutes } from './transfers';
import type { Route } from '@/backend/emulators/stripe/wire/call';

/** Every endpoint of the API. */
export const routes: Route[] = [
  ...accountRoutes,
  ...chargeRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...intentRoutes,
  ...payoutRoutes,
  ...refundRoutes,
  ...sessionRoutes,
  ...setupRoutes,
  ...transferRoutes,
];
