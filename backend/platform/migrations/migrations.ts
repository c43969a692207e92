import type { Migration } from 'kysely/migration';
import * as m0001Accounts from './m0001Accounts';
import * as m0002Platform from './m0002Platform';
import * as m0003Parties from './m0003Parties';
import * as m0004Widgets from './m0004Widgets';
import * as m0005Mail from './m0005Mail';
import * as m0006Google from './m0006Google';
import * as m0007Creators from './m0007Creators';
import * as m0008Favorites from './m0008Favorites';
import * as m0009Waitlist from './m0009Waitlist';
import * as m0010PageViews from './m0010PageViews';
import * as m0011Settings from './m0011Settings';
import * as m0012PageViewPaths from './m0012PageViewPaths';
import * as m0013Lanes from './m0013Lanes';
import * as m0014Hosts from './m0014Hosts';
import * as m0015AwaySince from './m0015AwaySince';
import * as m0016MailFolds from './m0016MailFolds';
import * as m0017Messaging from './m0017Messaging';
import * as m0018RealtimeTokens from './m0018RealtimeTokens';
import * as m0019FanHistory from './m0019FanHistory';
import * as m0020QueuePromises from './m0020QueuePromises';
import * as m0021MissedCalls from './m0021MissedCalls';
import * as m0022OverlayKeys from './m0022OverlayKeys';
import * as m0023PassesGiven from './m0023PassesGiven';
import * as m0024SetBack from './m0024SetBack';
import * as m0025LiveTools from './m0025LiveTools';
import * as m0026ConfirmedEmails from './m0026ConfirmedEmails';
import * as m0027QuickAccounts from './m0027QuickAccounts';
import * as m0028Push from './m0028Push';
import * as m0029LaneMix from './m0029LaneMix';
import * as m0030PlannedShows from './m0030PlannedShows';
import * as m0031AfterShow from './m0031AfterShow';
import * as m0032RoundNo from './m0032RoundNo';
import * as m0034ToolRecords from './m0034ToolRecords';
import * as m0035Lotteries from './m0035Lotteries';
import * as m0036SwitchBack from './m0036SwitchBack';
import * as m0037Widgets from './m0037Widgets';
import * as m0038WidgetHealth from './m0038WidgetHealth';
import * as m0039Rehearsals from './m0039Rehearsals';
import * as m0040Stripe from './m0040Stripe';
import * as m0041Payments from './m0041Payments';
import * as m0042Ledger from './m0042Ledger';
import * as m0043Payouts from './m0043Payouts';
import * as m0044TestOrders from './m0044TestOrders';
import * as m0045Funds from './m0045Funds';
import * as m0046Availability from './m0046Availability';
import * as m0047Experiences from './m0047Experiences';
import * as m0048Bookings from './m0048Bookings';
import * as m0049Reviews from './m0049Reviews';
import * as m0050Cases from './m0050Cases';
import * as m0051Gifts from './m0051Gifts';
import * as m0052Offers from './m0052Offers';
import * as m0053Operators from './m0053Operators';
import * as m0054QueuePlaces from './m0054QueuePlaces';
import * as m0056Deposits from './m0056Deposits';
import * as m0057Rocky from './m0057Rocky';
import * as m0058VisitorTickets from './m0058VisitorTickets';
import * as m0059Packages from './m0059Packages';
import * as m0061PaymentCharges from './m0061PaymentCharges';

/** In the order of their names; forward only. One that has shipped is never edited. */
export const migrations: Record<string, Migration> = {
  m0001Accounts,
  m0002Platform,
  m0003Parties,
  m0004Widgets,
  m0005Mail,
  m0006Google,
  m0007Creators,
  m0008Favorites,
  m0009Waitlist,
  m0010PageViews,
  m0011Settings,
  m0012PageViewPaths,
  m0013Lanes,
  m0014Hosts,
  m0015AwaySince,
  m0016MailFolds,
  m0017Messaging,
  m0018RealtimeTokens,
  m0019FanHistory,
  m0020QueuePromises,
  m0021MissedCalls,
  m0022OverlayKeys,
  m0023PassesGiven,
  m0024SetBack,
  m0025LiveTools,
  m0026ConfirmedEmails,
  m0027QuickAccounts,
  m0028Push,
  m0029LaneMix,
  m0030PlannedShows,
  m0031AfterShow,
  m0032RoundNo,
  m0034ToolRecords,
  m0035Lotteries,
  m0036SwitchBack,
  m0037Widgets,
  m0038WidgetHealth,
  m0039Rehearsals,
  m0040Stripe,
  m0041Payments,
  m0042Ledger,
  m0043Payouts,
  m0044TestOrders,
  m0045Funds,
  m0046Availability,
  m0047Experiences,
  m0048Bookings,
  m0049Reviews,
  m0050Cases,
  m0051Gifts,
  m0052Offers,
  m0053Operators,
  m0054QueuePlaces,
  m0056Deposits,
  m0057Rocky,
  m0058VisitorTickets,
  m0059Packages,
  m0061PaymentCharges,
};
