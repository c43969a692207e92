import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  AccountCodesTable,
  AddressSaltTable,
  CodeFailuresTable,
  KnownBrowsersTable,
  OldHandlesTable,
  OneTimeCodesTable,
  QuickAccountsTable,
  SessionsTable,
  SignInNoncesTable,
  UsersTable,
} from '@/backend/accounts/tables';
import type {
  BanMarksTable,
  CreatorBansTable,
  CreatorWordsTable,
  GuestListsTable,
} from '@/backend/audience/tables';
import type { MarketTables } from './marketTables';
import type { FavoritesTable } from '@/backend/favorites/tables';
import type { RememberedAnswersTable } from '@/backend/forms/tables';
import type {
  LiveAnnouncementsTable,
  ToolAskersTable,
  LiveToolsTable,
  ModeratorGrantsTable,
  ToolActionsTable,
  ToolRecordsTable,
} from '@/backend/hosting/tables';
import type {
  ContributionKeysTable,
  ContributionsTable,
  FundCorrectionsTable,
  FundMatchesTable,
  FundMilestonesTable,
  FundNewsTable,
  FundPollOptionsTable,
  FundPollsTable,
  FundRanksTable,
  FundsTable,
  FundSupportersTable,
  FundTiersTable,
} from '@/backend/funds/tables';
import type { HelpTicketsTable } from '@/backend/help/tables';
import type { PageViewsTable } from '@/backend/pageviews/tables';
import type {
  CreatorExamplesTable,
  CreatorFaqsTable,
  CreatorPagesTable,
} from '@/backend/creators/tables';
import type { PhotosTable } from '@/backend/media/tables';
import type {
  ConversationSidesTable,
  ConversationsTable,
  MessageReportsTable,
  MessagesTable,
  UserBlocksTable,
} from '@/backend/messaging/tables';
import type {
  LotteriesTable,
  LotteryEntriesTable,
  LotteryLogTable,
  LotterySeedsTable,
} from '@/backend/lotteries/tables';
import type {
  LedgerBalancesTable,
  LedgerEntriesTable,
  LedgerLinesTable,
} from '@/backend/ledger/tables';
import type { MailFoldsTable } from '@/backend/notifications/tables';
import type {
  BoardExitsTable,
  PartiesTable,
  QueueBlocksTable,
  QueueEntriesTable,
  QueueMovesTable,
  QueueNoShowsTable,
  QueuePassesTable,
} from '@/backend/parties/tables';
import type {
  DisputesTable,
  PaymentsTable,
  RefundsTable,
  SellerSuspensionsTable,
} from '@/backend/payments/tables';
import type {
  BankPayoutsTable,
  PayoutAccountsTable,
  PayoutLinesTable,
  PayoutReturnsTable,
  PayoutTransfersTable,
} from '@/backend/payouts/tables';
import type {
  PushKeysTable,
  PushMessagesTable,
  PushSubscriptionsTable,
} from '@/backend/push/tables';
import type { RealtimeTokensTable } from '@/backend/realtime/tables';
import type { TestOrdersTable } from '@/backend/testorders/tables';
import type { WaitlistTable } from '@/backend/waitlist/tables';
import type { WidgetAlertsTable } from '@/backend/widgets/alerts/tables';
import type { WidgetCopiesTable } from '@/backend/widgets/health/tables';
import type {
  ControlKeysTable,
  RehearsalsTable,
  WidgetSecretTable,
  WidgetsTable,
  WidgetViewersTable,
} from '@/backend/widgets/tables';
import type {
  MailRefusalsTable,
  MailsTable,
  SmsMessagesTable,
} from '@/backend/platform/mail/tables';
import type { StripeCallsTable, StripeEventsTable } from '@/backend/platform/stripe/tables';

export interface OutboxTable {
  id: GeneratedAlways<number>;
  eventId: string;
  shard: number;
  channel: string;
  /** Written as a JSON string, read as an object. */
  message: ColumnType<object, string, string>;
  createdAt: Generated<Date>;
}

export interface OutboxShardsTable {
  shard: number;
  leasedUntil: Date;
  owner: string | null;
}

/** What must happen at a time, once. */
export interface JobsTable {
  id: string;
  kind: string;
  /** Written as a JSON string. */
  ref: ColumnType<unknown, string, never>;
  runAt: Date;
  doneAt: Generated<Date | null>;
}

export interface RequestsTable {
  actorId: string;
  requestKey: string;
  operation: string;
  /** Written as a JSON string; null while its transaction runs. */
  answer: ColumnType<unknown, string | null, string | null>;
  createdAt: Generated<Date>;
}

/**
 * Every table, camel-cased: Kysely's CamelCasePlugin writes `party_id` for `partyId` and camel-cases
 * the keys of every row, those of `sql` fragments too. Keys inside a jsonb value stay as they are.
 */
export interface Tables extends MarketTables {
  users: UsersTable;
  sessions: SessionsTable;
  realtimeTokens: RealtimeTokensTable;
  helpTickets: HelpTicketsTable;
  accountCodes: AccountCodesTable;
  oldHandles: OldHandlesTable;
  signInNonces: SignInNoncesTable;
  quickAccounts: QuickAccountsTable;
  knownBrowsers: KnownBrowsersTable;
  oneTimeCodes: OneTimeCodesTable;
  codeFailures: CodeFailuresTable;
  addressSalt: AddressSaltTable;
  banMarks: BanMarksTable;
  creatorWords: CreatorWordsTable;
  parties: PartiesTable;
  queueEntries: QueueEntriesTable;
  queueBlocks: QueueBlocksTable;
  queueMoves: QueueMovesTable;
  lotteries: LotteriesTable;
  lotterySeeds: LotterySeedsTable;
  lotteryEntries: LotteryEntriesTable;
  lotteryLog: LotteryLogTable;
  liveTools: LiveToolsTable;
  toolActions: ToolActionsTable;
  toolRecords: ToolRecordsTable;
  creatorBans: CreatorBansTable;
  guestLists: GuestListsTable;
  rememberedAnswers: RememberedAnswersTable;
  queuePasses: QueuePassesTable;
  queueNoShows: QueueNoShowsTable;
  boardExits: BoardExitsTable;
  moderatorGrants: ModeratorGrantsTable;
  controlKeys: ControlKeysTable;
  testOrders: TestOrdersTable;
  waitlist: WaitlistTable;
  widgetAlerts: WidgetAlertsTable;
  widgetCopies: WidgetCopiesTable;
  rehearsals: RehearsalsTable;
  widgetSecret: WidgetSecretTable;
  widgetViewers: WidgetViewersTable;
  widgets: WidgetsTable;
  pageViews: PageViewsTable;
  favorites: FavoritesTable;
  liveAnnouncements: LiveAnnouncementsTable;
  toolAskers: ToolAskersTable;
  creatorPages: CreatorPagesTable;
  creatorExamples: CreatorExamplesTable;
  creatorFaqs: CreatorFaqsTable;
  photos: PhotosTable;
  conversations: ConversationsTable;
  conversationSides: ConversationSidesTable;
  messages: MessagesTable;
  userBlocks: UserBlocksTable;
  messageReports: MessageReportsTable;
  outbox: OutboxTable;
  outboxShards: OutboxShardsTable;
  requests: RequestsTable;
  jobs: JobsTable;
  mails: MailsTable;
  smsMessages: SmsMessagesTable;
  mailRefusals: MailRefusalsTable;
  mailFolds: MailFoldsTable;
  pushKeys: PushKeysTable;
  pushSubscriptions: PushSubscriptionsTable;
  pushMessages: PushMessagesTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  disputes: DisputesTable;
  sellerSuspensions: SellerSuspensionsTable;
  stripeCalls: StripeCallsTable;
  stripeEvents: StripeEventsTable;
  ledgerEntries: LedgerEntriesTable;
  ledgerLines: LedgerLinesTable;
  ledgerBalances: LedgerBalancesTable;
  payoutAccounts: PayoutAccountsTable;
  bankPayouts: BankPayoutsTable;
  payoutLines: PayoutLinesTable;
  payoutTransfers: PayoutTransfersTable;
  payoutReturns: PayoutReturnsTable;
  funds: FundsTable;
  fundTiers: FundTiersTable;
  fundMilestones: FundMilestonesTable;
  fundPolls: FundPollsTable;
  fundPollOptions: FundPollOptionsTable;
  fundNews: FundNewsTable;
  fundCorrections: FundCorrectionsTable;
  fundMatches: FundMatchesTable;
  fundRanks: FundRanksTable;
  fundSupporters: FundSupportersTable;
  contributions: ContributionsTable;
  contributionKeys: ContributionKeysTable;
}
