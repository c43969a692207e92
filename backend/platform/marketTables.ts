import type {
  AvailabilitiesTable,
  AvailabilityDaysTable,
  SlotHoldsTable,
} from '@/backend/availability/tables';
import type {
  BookingAnswersTable,
  BookingDeliveriesTable,
  BookingEventsTable,
  BookingMoneyTable,
  BookingsTable,
} from '@/backend/bookings/tables';
import type { CaseStepsTable, ResolutionCasesTable } from '@/backend/cases/tables';
import type {
  PublicQuestionsTable,
  SearchWordsTable,
  ServiceCardsTable,
  ServiceQuestionsTable,
  ServicesTable,
  ServiceTiersTable,
} from '@/backend/experiences/tables';
import type { FavoriteAlertsTable } from '@/backend/favorites/tables';
import type { SavedRepliesTable } from '@/backend/messaging/tables';
import type { OffersTable } from '@/backend/offers/tables';
import type { PromoCodesTable, PromoUsesTable } from '@/backend/promos/tables';
import type { OrderFilesTable } from '@/backend/files/tables';
import type { GiftKeysTable, GiftLinksTable, GiftsTable } from '@/backend/gifts/tables';

import type { FeaturedCreatorsTable, HiddenCategoriesTable } from '@/backend/creators/tables';
import type { MutedUsersTable } from '@/backend/messaging/tables';
import type {
  OperatorActsTable,
  OperatorCodesTable,
  OperatorProofsTable,
  OperatorsTable,
} from '@/backend/operators/tables';
import type { ReviewsTable, ReviewSumsTable, ReviewWindowsTable } from '@/backend/reviews/tables';

/** What creators sell: their hours, services, orders, files, gifts and reviews; and who watches over it. */
export interface MarketTables {
  availabilities: AvailabilitiesTable;
  availabilityDays: AvailabilityDaysTable;
  slotHolds: SlotHoldsTable;
  services: ServicesTable;
  serviceTiers: ServiceTiersTable;
  serviceQuestions: ServiceQuestionsTable;
  publicQuestions: PublicQuestionsTable;
  serviceCards: ServiceCardsTable;
  searchWords: SearchWordsTable;
  bookings: BookingsTable;
  bookingEvents: BookingEventsTable;
  bookingAnswers: BookingAnswersTable;
  bookingDeliveries: BookingDeliveriesTable;
  bookingMoney: BookingMoneyTable;
  orderFiles: OrderFilesTable;
  operators: OperatorsTable;
  operatorCodes: OperatorCodesTable;
  operatorProofs: OperatorProofsTable;
  operatorActs: OperatorActsTable;
  mutedUsers: MutedUsersTable;
  featuredCreators: FeaturedCreatorsTable;
  hiddenCategories: HiddenCategoriesTable;
  resolutionCases: ResolutionCasesTable;
  caseSteps: CaseStepsTable;
  gifts: GiftsTable;
  giftLinks: GiftLinksTable;
  giftKeys: GiftKeysTable;
  reviews: ReviewsTable;
  reviewWindows: ReviewWindowsTable;
  reviewSums: ReviewSumsTable;
  promoCodes: PromoCodesTable;
  promoUses: PromoUsesTable;
  offers: OffersTable;
  savedReplies: SavedRepliesTable;
  favoriteAlerts: FavoriteAlertsTable;
}
