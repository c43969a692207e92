import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { migrations } from '@/backend/platform/migrations/migrations';
import { openTestDatabase } from '@/__tests__/support/database';

test('three processes starting at once bring an empty database up to date, a fourth finds nothing to do', async () => {
  const { db, close } = await openTestDatabase({ migrate: false });
  try {
    const runs = await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
    expect(runs.flat()).toEqual(Object.keys(migrations));
    expect(await migrateToLatest(db)).toEqual([]);
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
      order by relname`.execute(db);
    expect(rows.map((row) => row.name)).toEqual([
      'account_codes',
      'address_salt',
      'availabilities',
      'availability_days',
      'ban_marks',
      'bank_payouts',
      'board_exits',
      'booking_answers',
      'booking_deliveries',
      'booking_events',
      'booking_money',
      'bookings',
      'case_steps',
      'code_failures',
      'contribution_keys',
      'contributions',
      'control_keys',
      'conversation_sides',
      'conversations',
      'creator_bans',
      'creator_examples',
      'creator_faqs',
      'creator_pages',
      'creator_words',
      'disputes',
      'favorite_alerts',
      'favorites',
      'featured_creators',
      'fund_corrections',
      'fund_matches',
      'fund_milestones',
      'fund_news',
      'fund_poll_options',
      'fund_polls',
      'fund_ranks',
      'fund_supporters',
      'fund_tiers',
      'funds',
      'gift_keys',
      'gift_links',
      'gifts',
      'guest_lists',
      'help_tickets',
      'hidden_categories',
      'jobs',
      'known_browsers',
      'ledger_balances',
      'ledger_entries',
      'ledger_lines',
      'live_announcements',
      'live_tools',
      'lotteries',
      'lottery_entries',
      'lottery_log',
      'lottery_seeds',
      'mail_folds',
      'mail_refusals',
      'mails',
      'message_reports',
      'messages',
      'moderator_grants',
      'muted_users',
      'offers',
      'old_handles',
      'one_time_codes',
      'operator_acts',
      'operator_codes',
      'operator_proofs',
      'operators',
      'order_files',
      'outbox',
      'outbox_shards',
      'page_views',
      'parties',
      'payments',
      'payout_accounts',
      'payout_lines',
      'payout_returns',
      'payout_transfers',
      'photos',
      'promo_codes',
      'promo_uses',
      'public_questions',
      'push_keys',
      'push_messages',
      'push_subscriptions',
      'queue_blocks',
      'queue_entries',
      'queue_moves',
      'queue_no_shows',
      'queue_passes',
      'quick_accounts',
      'realtime_tokens',
      'refunds',
      'rehearsals',
      'remembered_answers',
      'requests',
      'resolution_cases',
      'review_sums',
      'review_windows',
      'reviews',
      'saved_replies',
      'search_words',
      'seller_suspensions',
      'service_cards',
      'service_questions',
      'service_tiers',
      'services',
      'sessions',
      'sign_in_nonces',
      'slot_holds',
      'sms_messages',
      'stripe_calls',
      'stripe_events',
      'test_orders',
      'tool_actions',
      'tool_askers',
      'tool_records',
      'user_blocks',
      'users',
      'waitlist',
      'widget_alerts',
      'widget_copies',
      'widget_secret',
      'widget_viewers',
      'widgets',
    ]);
  } finally {
    await close();
  }
});

test('a fan is in one queue once at a time, and again after having played', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const at = new Date();
    const id = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`;
    await db
      .insertInto('users')
      .values({
        id: id(1),
        handle: 'ada',
        email: 'ada@example.org',
        firstName: 'Ada',
        lastName: 'L',
        userType: 'CREATOR',
        passwordHash: 'x',
        locale: 'en',
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await db
      .insertInto('liveTools')
      .values({ id: id(2), kind: 'PARTY', creatorId: id(1) })
      .execute();
    await db
      .insertInto('parties')
      .values({
        id: id(2),
        creatorId: id(1),
        title: 'T',
        game: 'G',
        notice: null,
        state: 'OPEN',
        queueSize: null,
        seatsPerRound: 1,
        lobbyCode: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    const join = (number: number) =>
      db
        .insertInto('queueEntries')
        .values({
          id: id(number + 10),
          queueUuid: id(number + 20),
          partyId: id(2),
          userId: id(1),
          status: 100,
          number,
          place: number,
          joinedAt: at,
          waitingSince: at,
          calledAt: null,
          readyAt: null,
          startedAt: null,
          endedAt: null,
        })
        .execute();
    await join(1);
    await expect(join(2)).rejects.toMatchObject({
      code: '23505',
      constraint: 'queue_entries_live_key',
    });
    await db.updateTable('queueEntries').set({ status: 200, endedAt: at }).execute();
    await join(2);
    const { extraPublic } = await db
      .selectFrom('users')
      .select('extraPublic')
      .executeTakeFirstOrThrow();
    expect(extraPublic).toEqual({});
  } finally {
    await close();
  }
});
