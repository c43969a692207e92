/**
 * Every table that holds something of somebody, and where the file of their own data has it. Null:
 * not in the file. All of it goes with the account.
 */
export const PERSONAL: Record<string, string | null> = {
  account_codes: 'codes',
  availabilities: 'availability',
  availability_days: 'availability.overrides',
  // What a ban says of new quick accounts, for a day or a month: hashes.
  ban_marks: null,
  bank_payouts: 'bankPayouts',
  bookings: 'bookings',
  // In the file of each case, as what was said in it.
  case_steps: 'cases',
  // In the file of each booking, as what happened to it.
  booking_events: 'bookings',
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
  gift_links: 'gifts',
  gifts: 'gifts',
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
  offers: 'offers',
  old_handles: 'oldHandles',
  // For ten minutes.
  one_time_codes: null,
  order_files: 'files',
  page_views: 'pageViews',
  parties: 'parties',
  payments: 'payments',
  payout_accounts: 'payoutAccount',
  // Sums and ids stay when the account goes, as in the books; every word goes.
  payout_lines: 'payoutLines',
  payout_returns: 'moneyBack',
  // What operators decided about somebody: their own words stand in the log of the operators.
  featured_creators: null,
  muted_users: null,
  operators: null,
  photos: 'photos',
  promo_codes: 'promoCodes',
  promo_uses: 'promoUses',
  public_questions: 'questionsOfMine',
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
  reviews: 'reviews',
  review_sums: 'ratings',
  saved_replies: 'savedReplies',
  // What the search has of a service: copies of what stands there.
  service_cards: null,
  services: 'services',
  sessions: 'sessions',
  sms_messages: 'textMessages',
  slot_holds: 'takenTimes',
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
  // Beside a booking, and in its buyer's file with it; every word goes with the account.
  'booking_answers',
  'booking_deliveries',
  // What is to be done about the money of a booking.
  'booking_money',
  // What the mailed links of all contributions are made with.
  'contribution_keys',
  'conversations',
  // What banks and buyers took back of a payment: sums and days.
  'disputes',
  // Parts of a fund: they stand in its creator's file with it, and go with it.
  // How far telling those who keep a service has come.
  'favorite_alerts',
  'fund_corrections',
  'fund_matches',
  'fund_milestones',
  'fund_news',
  'fund_poll_options',
  'fund_polls',
  // Who counts in a fund, by an id that nothing leads to once the account is gone.
  'fund_supporters',
  'fund_tiers',
  // What the links of all gifts are made with.
  'gift_keys',
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
  // Hashes of codes on paper, beside an operator.
  'operator_codes',
  // For half an hour, beside a session.
  'operator_proofs',
  // What operators did and why: ids, which stay, as in the books.
  'operator_acts',
  'hidden_categories',
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
  // Beside a booking: what was said in it are its steps.
  'resolution_cases',
  // Until when an order can be reviewed.
  'review_windows',
  // Words that services have, and how many have them.
  'search_words',
  // Parts of a service: they stand in its creator's file with it, and go with it.
  'service_questions',
  'service_tiers',
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
