import { registerOrderFiles } from './around/files';
import { registerBookedPlaces } from './around/places';
import { registerBalances } from './balance/sold';
import { registerBookings } from './buy/sold';

registerBookings();
registerBalances();
registerOrderFiles();
registerBookedPlaces();

/** What somebody does until a booking is paid. */
export { holdBooking } from './buy/hold';
export { applyCode } from './buy/code';
export { payBooking, releaseBooking } from './buy/pay';
export { payBalance } from './balance/pay';

/** What the two sides do with one. */
export { acceptBooking, declineBooking, withdrawBooking } from './acts/answer';
export { cancelBooking } from './acts/cancel';
export { checkIn } from './acts/checkIn';
export { approveBooking, beginBooking, deliverBooking, reviseBooking } from './acts/deliver';
export { scheduleBooking } from './acts/schedule';
export { answerMove, moveBooking, takeBackMove } from './acts/move';

/** What domains above go on with. */
export { endGift, takeGift } from './acts/give';
export { followBookings, type BookingStepTaken } from './life/follow';
export { roleOf } from './life/side';
export { bookingRows, lockedBooking, type BookingRow } from './show/rows';

/** What they see of it. */
export { creatorBookingsPage, userBookingsPage } from './show/lists';
export { buyersOf } from './show/names';
export { bookingPage } from './show/page';
export { bookingPayment } from './show/payment';

/** What happens by itself: deadlines, reminders, and what acts decided about money. */
export { carryMoney } from './life/money';
export { wakeBookings } from './life/wake';

/** What the domain of cases stands on: an order with its file, and what a case does to it. */
export { applyEvent } from './life/apply';
export { isGivenTo, sideOf } from './life/side';
export { bookingFile, caseGround, type CaseGround } from './around/cases';
export { lineFor, troubledBookings } from './show/troubled';
export { workOnBooking } from './acts/cases';
export { findBooking } from './store/bookingRepository';

/** What happens to an account's bookings, and what is kept of them. */
export { bookingDataOf, leaveBookings } from './accountDeletion';

/** What stands around one: answers, files, where they meet, calendars, and who had to do with whom. */
export { answerQuestions, answersPage } from './answers/answers';
export { bookingCalendar, type CalendarView } from './around/calendar';
export { bookingsWith, dealtWith, pastBuyers } from './around/dealings';
export { setMeeting } from './around/meeting';
export { countOpenOrders, openOrdersOf, type OpenOrder } from './around/openOrders';
export { orderForReview, type ReviewedOrder } from './around/done';
export { creatorRecord } from './around/record';
export { bookingNumbers, ordersWaiting, type BookingNumbers } from './around/numbers';
