import type { z } from 'zod';
import type { Operation } from '@/lib/secureql/operation';
import {
  currentUserForGate,
  currentUserForPage,
  logIn,
  logOut,
  myUser,
  signUp,
} from '@/lib/secureql/operations/accounts/accounts';
import { codeCalls } from '@/lib/secureql/operations/accounts/codes';
import { switchCalls } from '@/lib/secureql/operations/accounts/switching';
import { newcomerCalls } from '@/lib/secureql/operations/party/newcomers';
import { sendHelpTicket, sendVisitorTicket } from './help';
import { myActivity, myTickets } from './home';
import { drawCalls } from '@/lib/secureql/operations/lottery/drawCalls';
import { controlCalls } from '@/lib/secureql/operations/hosting/controls';
import {
  creatorSetup,
  myTheme,
  saveExamples,
  saveFaqs,
  savePage,
  saveTheme,
  setPhoto,
} from '@/lib/secureql/operations/creators/creatorCommands';
import {
  creatorBanner,
  creatorCategories,
  creatorExamples,
  creatorFaqs,
  creatorId,
  creatorInfo,
  creatorSocials,
  creatorTheme,
  creatorVerified,
} from '@/lib/secureql/operations/creators/creators';
import { featuredCreators, suggestedCreators } from '@/lib/secureql/operations/creators/featured';
import { favoriteCalls } from '@/lib/secureql/operations/creators/favorites';
import { wordCalls } from '@/lib/secureql/operations/creators/words';
import { uploadPhoto } from '@/lib/secureql/operations/creators/media';
import { marketCalls } from '@/lib/secureql/operations/marketCalls';
import { fundCalls } from '@/lib/secureql/operations/fund/fundCalls';
import { logCalls } from '@/lib/secureql/operations/hosting/log';
import { messagingCalls } from '@/lib/secureql/operations/messaging/messaging';
import { messagingCommands } from '@/lib/secureql/operations/messaging/messagingCommands';
import { moderatorCalls } from '@/lib/secureql/operations/hosting/moderators';
import {
  checkHandle,
  chooseHandle,
  chooseUserType,
  findHandle,
  linkGoogle,
  onboardingStatus,
  signInNonce,
  signInWithGoogle,
  userType,
} from '@/lib/secureql/operations/accounts/onboarding';
import {
  creatorParties,
  myParties,
  partyDetails,
  partyMembers,
  queueTicket,
} from '@/lib/secureql/operations/party/party';
import {
  changePartyState,
  createParty,
  editParty,
  editQueue,
  runAgain,
} from '@/lib/secureql/operations/party/partyCommands';
import {
  answerLater,
  confirmReady,
  joinQueue,
  leaveQueue,
  setAway,
} from '@/lib/secureql/operations/party/partyFan';
import { hostMembers, partyBans, partyEdit } from '@/lib/secureql/operations/party/partyHost';
import { partyHostCommands } from '@/lib/secureql/operations/party/partyHostCommands';
import { partyAftershowCalls } from '@/lib/secureql/operations/party/partyAftershow';
import { boardCalls } from '@/lib/secureql/operations/party/board';
import { planCalls } from '@/lib/secureql/operations/party/partyPlan';
import { askerCalls } from '@/lib/secureql/operations/hosting/askers';
import { partyPeopleCalls } from '@/lib/secureql/operations/party/partyPeople';
import { creatorProfile, userFan } from '@/lib/secureql/operations/creators/profile';
import { payoutCalls } from '@/lib/secureql/operations/payouts/payouts';
import { paymentCalls } from '@/lib/secureql/operations/payments/payments';
import { pushCalls } from './push';
import { realtimeToken } from './realtime';
import { myPageViews, myTurns, recordPageView, sidebarBadge } from './shell';
import { recoveryCalls } from '@/lib/secureql/operations/accounts/recovery';
import { emailCalls } from '@/lib/secureql/operations/accounts/emails';
import { verificationCalls } from '@/lib/secureql/operations/accounts/verification';
import { confirmWaitlist, joinWaitlist } from './waitlist';
import {
  deleteAccount,
  exportMyData,
  personalInfo,
  saveNotificationPrefs,
  savePersonalInfo,
  saveQuietHours,
  saveRocky,
} from '@/lib/secureql/operations/accounts/settings';
import { testOrderCalls } from '@/lib/secureql/operations/testorders/testOrders';
import { alertCalls } from '@/lib/secureql/operations/widgets/alerts';
import { onAir } from '@/lib/secureql/operations/widgets/onAir';
import { rehearsalCalls } from '@/lib/secureql/operations/widgets/rehearsal';
import { widgetCalls } from '@/lib/secureql/operations/widgets/widgets';

const declared = [
  myUser,
  currentUserForPage,
  currentUserForGate,
  signUp,
  logIn,
  logOut,
  ...codeCalls,
  ...switchCalls,
  ...newcomerCalls,
  ...wordCalls,
  personalInfo,
  savePersonalInfo,
  saveNotificationPrefs,
  saveQuietHours,
  saveRocky,
  onboardingStatus,
  userType,
  signInNonce,
  signInWithGoogle,
  linkGoogle,
  chooseHandle,
  checkHandle,
  findHandle,
  chooseUserType,
  exportMyData,
  deleteAccount,
  creatorTheme,
  sendHelpTicket,
  sendVisitorTicket,
  myTickets,
  myActivity,
  creatorProfile,
  creatorInfo,
  creatorBanner,
  creatorVerified,
  creatorSocials,
  creatorId,
  creatorExamples,
  creatorFaqs,
  creatorCategories,
  featuredCreators,
  suggestedCreators,
  creatorSetup,
  savePage,
  saveExamples,
  saveFaqs,
  saveTheme,
  myTheme,
  setPhoto,
  uploadPhoto,
  realtimeToken,
  partyDetails,
  queueTicket,
  partyEdit,
  creatorParties,
  myParties,
  partyMembers,
  hostMembers,
  createParty,
  runAgain,
  editParty,
  editQueue,
  changePartyState,
  joinQueue,
  leaveQueue,
  confirmReady,
  answerLater,
  setAway,
  ...marketCalls,
  ...drawCalls,
  ...fundCalls,
  ...planCalls,
  ...askerCalls,
  ...partyHostCommands,
  partyBans,
  ...partyAftershowCalls,
  ...boardCalls,
  ...partyPeopleCalls,
  ...moderatorCalls,
  ...messagingCalls,
  ...messagingCommands,
  ...controlCalls,
  ...logCalls,
  joinWaitlist,
  confirmWaitlist,
  ...rehearsalCalls,
  ...widgetCalls,
  ...alertCalls,
  onAir,
  sidebarBadge,
  myTurns,
  recordPageView,
  myPageViews,
  userFan,
  ...favoriteCalls,
  ...payoutCalls,
  ...paymentCalls,
  ...pushCalls,
  ...recoveryCalls,
  ...emailCalls,
  ...verificationCalls,
  ...testOrderCalls,
] as const;

type Declared = (typeof declared)[number];

/** Path suffix of a call, spelled as the spec spells it. */
export type OperationPath = Declared['path'];

/** Looked up by path: a search through the union of all calls costs the compiler minutes. */
type Payloads = { [Call in Declared as Call['path']]: z.input<Call['payload']> };
type Results = { [Call in Declared as Call['path']]: NonNullable<Call['result']> };

/** What a caller hands to a call, before the schema trims and checks it. */
export type PayloadOf<P extends OperationPath> = Payloads[P];

/** The GraphQL `data` of a call: `{ <root>: { error, item | items } }`. */
export type ResultOf<P extends OperationPath> = Results[P];

/** Any declared call, when it no longer matters which. */
export type AnyOperation = Operation<OperationPath, z.ZodObject, unknown>;

const bare = (path: string) => path.replace(/\/+$/, '');

const byPath: ReadonlyMap<string, AnyOperation> = new Map(
  declared.map((operation): [string, AnyOperation] => [bare(operation.path), operation]),
);

/** Finds a call by its path suffix, with or without the trailing slash. */
export function findOperation(path: string): AnyOperation | undefined {
  return byPath.get(bare(path));
}

/** Every declared call, for tests that must hold for all of them. */
export const allOperations: readonly AnyOperation[] = declared;
