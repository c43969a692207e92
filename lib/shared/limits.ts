/** Lengths are in UTF-16 code units after trimming; counts are whole numbers. */
export const LIMITS = {
  name: 60,
  handle: 30,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** Of a mailed link; ours have 43. */
  token: 100,
  /** As somebody writes it down, before it is brought into shape. */
  phone: 40,
  partyTitle: 80,
  partyGame: 60,
  partyNotice: 280,
  /** What a creator says to everyone who played. */
  thanks: 280,
  lobbyCode: 40,
  helpSubject: 120,
  helpText: 4000,
  /** Name of somebody without an account. */
  guestName: 30,
  entryFields: 5,
  entryFieldLabel: 40,
  entryFieldValue: 100,
  tagline: 100,
  bio: 2000,
  /** An address of somewhere else. */
  link: 300,
  categories: 5,
  examples: 12,
  exampleTitle: 80,
  faqs: 20,
  faqQuestion: 160,
  faqAnswer: 1000,
  /** Bytes of a picture that is sent. */
  photoBytes: 5 * 1024 * 1024,
  /** Width times height of a picture that is sent. */
  photoPixels: 40_000_000,
  /** Bytes of what Stripe tells in one message. */
  webhookBytes: 256 * 1024,
  /** Bytes of a picture that is sent, once it is decoded: its pixels with four channels. */
  photoDecodedBytes: 160_000_000,
  /** Pictures of one user that are kept; those nobody shows are cleared away after an hour. */
  photos: 100,
  /** Creators a page of suggestions holds. */
  featured: 12,
  queueSize: 100_000,
  seatsPerRound: 50,
  callAtOnce: 50,
  /** People given priority by one press. */
  priorityAtOnce: 500,
  /** Rows of a first page and of `PARTY_UPDATE` (rulings: at most 50). */
  pageSize: 50,
  /** What a host writes of somebody, and why they did something. */
  hostNote: 140,
  /** What somebody writes in a case. */
  caseWords: 1000,
  /** Most seats of one entry. */
  groupMax: 10,
  readySecondsMin: 10,
  readySecondsMax: 600,
  cooldownMinutes: 1440,
  /** Overlay addresses of one creator, the permanent one among them. */
  widgets: 20,
  /** Most missed calls a creator lets somebody have before their part ends. */
  missLimit: 5,
  turnMinutes: 240,
  /** So long a missed call is counted for the hosts of the creator it was at. */
  noShowDays: 90,
  /** Fans a creator's board shows. */
  board: 20,
  /** Days the short board counts. */
  boardDays: 30,
  /** So many days ahead a show can be planned. */
  planDays: 366,
  /** Longest planned show. */
  planMinutes: 1440,
  /** Planned shows a profile lists. */
  plannedShown: 10,
  /** People on a creator's guest list. */
  guestList: 200,
  /** People kept out that a console lists. */
  bansShown: 100,
  /** Words a creator does not want to read, and the letters of one. */
  refusedWords: 200,
  refusedWord: 40,
  /** People who moderate for one creator, those asked included. */
  moderators: 50,
  /** Creators one moderates for that a list holds. */
  moderations: 100,
  /** Ended entries a console shows. */
  doneShown: 20,
  /** Those away whom a console shows. */
  awayShown: 50,
  favorites: 500,
  favoritesPage: 24,
  /** Letters of one message, as a reader counts them. */
  messageBody: 2000,
  /** The same in UTF-16: a letter may have many marks, and a message has to fit into an event. */
  messageUnits: 8000,
  /** Messages a page of a conversation holds. */
  messagesPage: 30,
  conversationsPage: 24,
  /** Conversations a real-time token reads (rulings, "Real time"). */
  conversationsHeard: 25,
  /** People one asks about at once whether they can be written to. */
  canChat: 100,
  /** Prizes of a draw, how many of one, and its estimated value in minor units. */
  prizes: 10,
  prizeTitle: 80,
  prizeQuantity: 100,
  prizeValueMinor: 100_000_000,
  /** What a creator adds to the rules of a draw. */
  ownRules: 1000,
  /** Longest time a draw is open: 90 days. */
  drawMinutes: 90 * 24 * 60,
  minAccountDays: 365,
  drawCountries: 60,
  notWonDays: 365,
  claimSecondsMin: 60,
  claimSecondsMax: 14 * 24 * 3600,
  /** What a winner writes for the delivery. */
  claimLine: 120,
  claimNote: 400,
  /** People a public list of winners shows. */
  winnersShown: 50,
  /** What somebody adds to a report. */
  reportNote: 500,
  fundTitle: 80,
  fundSummary: 160,
  fundStory: 8000,
  fundPresets: 6,
  fundTiers: 12,
  fundMilestones: 15,
  fundPolls: 3,
  pollOptions: 8,
  pollOption: 60,
  /** Rewards, milestones and votes. */
  rewardTitle: 80,
  rewardText: 500,
  tierStock: 100_000,
  /** What a backer is asked and answers for a reward. */
  tierQuestion: 160,
  tierAnswer: 300,
  /** What a giver writes. */
  contributionMessage: 200,
  fundUpdateText: 4000,
  /** Highest goal of a fund in minor units. */
  fundGoal: 100_000_000,
  /** So many days a fund runs at most. */
  fundDays: 366,
  /** Matches a fund may have at once. */
  fundMatches: 3,
  serviceTitle: 80,
  serviceSummary: 160,
  serviceDescription: 4000,
  /** Services of one creator that are not archived. */
  services: 50,
  serviceImages: 6,
  serviceTags: 8,
  serviceTag: 30,
  serviceTiers: 5,
  tierName: 60,
  included: 8,
  includedLine: 100,
  serviceFaqs: 10,
  intakeQuestions: 8,
  intakeQuestion: 160,
  intakeChoices: 10,
  intakeChoice: 60,
  intakeAnswer: 1000,
  /** What a fan asks in public under a service, and its answer. */
  publicQuestion: 300,
  publicAnswer: 1000,
  /** Minutes a session may last. */
  sessionMinutesMin: 10,
  sessionMinutesMax: 480,
  deliveryDays: 60,
  /** Sessions of a package, and the days within which each gets a time. */
  packageSessions: 10,
  useDaysMin: 14,
  useDaysMax: 365,
  revisions: 10,
  seats: 20,
  serviceStock: 10_000,
  /** Ranges of hours in one day, and days with hours of their own. */
  dayRanges: 6,
  availabilityDays: 200,
  bufferMinutes: 180,
  noticeMinutes: 14 * 24 * 60,
  horizonDays: 180,
  mostPerDay: 50,
  /** Longest stretch of days one asks free times of. */
  slotDays: 42,
  /** Letters of a search, words that are looked for, and services on a page. */
  search: 100,
  searchWords: 6,
  servicesPage: 24,
  ordersPage: 24,
  orderNote: 1000,
  /** What a giver writes, and gifts in a list of somebody's. */
  giftMessage: 400,
  giftsPage: 100,
  meetingNote: 300,
  deliveryLinks: 10,
  /** Bytes of one file, of an answer, of everything in an order, and of all of a creator's orders. */
  fileBytes: 500 * 1024 * 1024,
  answerFileBytes: 25 * 1024 * 1024,
  orderBytes: 2 * 1024 * 1024 * 1024,
  creatorFileBytes: 20 * 1024 * 1024 * 1024,
  orderFiles: 40,
  fileName: 120,
  reviewText: 1000,
  reviewReply: 500,
  reviewsPage: 10,
  /** Codes of one creator, how often one counts at most, and what somebody types of one. */
  promos: 50,
  promoUses: 100_000,
  promoTyped: 60,
  /** Days an offer in a conversation may stand, and offers a conversation shows. */
  offerDays: 30,
  offersShown: 50,
  /** Replies a creator saved. */
  savedReplies: 30,
  replyName: 30,
} as const;

/** A handle: 3 to 30 of a-z, 0-9, `_`, `-` (rulings, "Addresses"). */
export const HANDLE_PATTERN = /^[a-z0-9_-]{3,30}$/;

/** The same for an input's `pattern`: the server lowers capitals. */
export const HANDLE_TYPED = '[A-Za-z0-9_\\-]{3,30}';
