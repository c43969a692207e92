// Each graph registers its types on the builder when it is imported.
import '@/backend/accounts/graph';
import '@/backend/accounts/email/graph';
import '@/backend/accounts/onboarding/graph';
import '@/backend/accounts/onetime/graph';
import '@/backend/accounts/profile/graph';
import '@/backend/accounts/quick/graph';
import '@/backend/accounts/security/graph';
import '@/backend/audience/graph';
import '@/backend/availability/graph';
import '@/backend/badges/graph';
import '@/backend/bookings/graph/actsGraph';
import '@/backend/bookings/graph/aroundGraph';
import '@/backend/bookings/graph/balanceGraph';
import '@/backend/bookings/graph/bookingGraph';
import '@/backend/bookings/graph/buyGraph';
import '@/backend/cases/graph/caseGraph';
import '@/backend/creators/graph';
import '@/backend/experiences/graph/ownGraph';
import '@/backend/experiences/graph/serviceGraph';
import '@/backend/fans/graph';
import '@/backend/favorites/graph';
import '@/backend/files/graph';
import '@/backend/forms/graph';
import '@/backend/funds/graph/contributionGraph';
import '@/backend/funds/graph/hostContributionsGraph';
import '@/backend/funds/graph/fundGraph';
import '@/backend/funds/graph/hostGraph';
import '@/backend/gifts/graph';
import '@/backend/help/graph';
import '@/backend/messaging/graph';
import '@/backend/operators/graph/operatorGraph';
import '@/backend/messaging/mutationsGraph';
import '@/backend/messaging/replies/graph';
import '@/backend/offers/graph';
import '@/backend/hosting/askers/graph';
import '@/backend/hosting/audienceGraph';
import '@/backend/hosting/graph';
import '@/backend/hosting/logGraph';
import '@/backend/lotteries/graph/claimGraph';
import '@/backend/lotteries/graph/hostGraph';
import '@/backend/lotteries/graph/lotteryGraph';
import '@/backend/pageviews/graph';
import '@/backend/parties/graph/aftershowGraph';
import '@/backend/parties/graph/hostGraph';
import '@/backend/parties/graph/manageGraph';
import '@/backend/parties/graph/boardGraph';
import '@/backend/parties/graph/myTicketsGraph';
import '@/backend/parties/graph/partyGraph';
import '@/backend/parties/graph/peopleGraph';
import '@/backend/parties/newcomers/graph';
import '@/backend/payouts/graph';
import '@/backend/payments/graph';
import '@/backend/privacy/graph';
import '@/backend/promos/graph';
import '@/backend/push/graph';
import '@/backend/reviews/graph/reviewGraph';
import '@/backend/subscriptions/graph';
import '@/backend/testorders/graph';
import '@/backend/turns/graph';
import '@/backend/waitlist/graph';
import '@/backend/widgets/alerts/graph';
import '@/backend/widgets/graph/controlGraph';
import '@/backend/widgets/graph/onAirGraph';
import '@/backend/widgets/graph/rehearsalGraph';
import '@/backend/widgets/graph/sessionGraph';
import '@/backend/widgets/graph/widgetsGraph';
// So does each live tool with the rooms that all of them share.
import './liveTools';
import { printSchema, lexicographicSortSchema } from 'graphql';
import { builder } from '@/backend/platform/server/builder';

/** The whole schema: the wall between the web and the backend. */
export const schema = builder.toSchema();

/** What `backend/schema.graphql` must hold, word for word. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
