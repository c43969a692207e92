/**
 * Every table that holds something of somebody, and where the file of their own data has it. Null:
 * not in the file. All of it goes with the account.
 */
export const PERSONAL: Record<string, string | null> = {
  account_codes: 'codes',
  // What a ban says of new quick accounts, for a day or a month: hashes.
  ban_marks: null,
  bank_payouts: 'bankPayouts',
  // Wrong tries of a day.
  code_failures: null,
  control_keys: 'controlAddresses',
  conversation_sides: 'conversations',
  contributions: 'contributions',
  creator_bans: 'bans',
  creator_examples: 'creatorPage.examples',
  creator_faqs: 'creatorPage.faqs',
  creator_pages: 'creatorPage.page',
  creator_words: 'wordList',
  favorites: 'favorites',
  // Sums of what stands in the contributions.
  fund_ranks: null,
  funds: 'funds',
  guest_lists: 'guestLists',
  help_tickets: 'helpTickets',
  // How far telling the followers of a live tool has come: no word of anybody's.
  live_announcements: null,
  // What a party, a lottery or a fund is: whose it is stands there too.
  live_tools: null,
  lotteries: 'draws',
  lottery_entries: 'drawEntries',
  known_browsers: 'browsers',
  mail_folds: 'mailedLately',
  mail_refusals: 'mailRefusals',
  mails: 'mails',
  message_reports: 'reports',
  messages: 'messages',
  moderator_grants: 'moderation',
  old_handles: 'oldHandles',
  // For ten minutes.
  one_time_codes: null,
  page_views: 'pageViews',
  parties: 'parties',
  payments: 'payments',
  payout_accounts: 'payoutAccount',
  // Sums and ids stay when the account goes, as in the books; every word goes.
  payout_lines: 'payoutLines',
  payout_returns: 'moneyBack',
  photos: 'photos',
  push_subscriptions: 'pushSubscriptions',
  queue_entries: 'tickets',
  quick_accounts: 'quickAccount',
  queue_no_shows: 'missedCalls',
  board_exits: 'isOnBoards',
  queue_passes: 'priorityPasses',
  // For minutes, how far a scripted show is.
  rehearsals: null,
  remembered_answers: 'rememberedAnswers',
  // For a week, answers to calls that may be repeated: copies of what stands elsewhere.
  requests: null,
  sessions: 'sessions',
  sms_messages: 'textMessages',
  test_orders: 'testOrders',
  tool_actions: 'acts',
  tool_askers: 'toldOf',
  tool_records: 'changes',
  user_blocks: 'blockedPeople',
  users: 'account',
  waitlist: 'waitlist',
  // Why a creator may not sell: the operators' own words.
  seller_suspensions: null,
  // What the last day's calls and wins showed on stream.
  widget_alerts: 'overlayAlerts',
  widget_viewers: 'overlayKeysSeen',
  widgets: 'overlays',
};

/** Tables that hold nothing of anybody. `outbox` holds messages for the moment until they are sent. */
export const OF_NOBODY = [
  'address_salt',
  // What the mailed links of all contributions are made with.
  'contribution_keys',
  'conversations',
  // What banks and buyers took back of a payment: sums and days.
  'disputes',
  // Parts of a fund: they stand in its creator's file with it, and go with it.
  'fund_corrections',
  'fund_matches',
  'fund_milestones',
  'fund_news',
  'fund_poll_options',
  'fund_polls',
  // Who counts in a fund, by an id that nothing leads to once the account is gone.
  'fund_supporters',
  'fund_tiers',
  'jobs',
  'kysely_migration',
  'kysely_migration_lock',
  // Books: ids and sums, which stay.
  'ledger_balances',
  'ledger_entries',
  'ledger_lines',
  // Numbers and seals: what opens them stands with the entries.
  'lottery_log',
  'lottery_seeds',
  'outbox',
  'outbox_shards',
  // Ids of Stripe, beside a line.
  'payout_transfers',
  'push_keys',
  // For a day at most, beside a subscription, and emptied once sent.
  'push_messages',
  'queue_blocks',
  'queue_moves',
  'refunds',
  // For half an hour, beside a session; without it until they are revoked.
  'realtime_tokens',
  'sign_in_nonces',
  // What was asked of Stripe and told by it: ids; what is personal in it goes with the answer.
  'stripe_calls',
  'stripe_events',
  // How open overlays run, for two minutes.
  'widget_copies',
  'widget_secret',
];

/** Columns by which a row is somebody's. */
export const WHOSE =
  '^(.*(user|creator|actor|owner|fan|author|sender|receiver|buyer)_id|.*(email|phone|address|number|handle|target))$';
