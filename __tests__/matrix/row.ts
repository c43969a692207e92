/**
 * Who asks. `owner` owns the things asked about, `fan` holds the ticket; `operator` is a creator who has
 * shown their second factor besides.
 */
export const roles = [
  'visitor',
  'fan',
  'otherFan',
  'creator',
  'otherCreator',
  'operator',
  'owner',
] as const;
export type Role = (typeof roles)[number];

/**
 * What is seen from outside: a status from 400 on, a code in band, or how many items came (0 or 1
 * where a root has one item).
 */
export type Outcome = number | string;
export type Outcomes = Readonly<Partial<Record<Role, Outcome>> & { others: Outcome }>;

/** The things that calls ask about: somebody's, or of the same shape and nobody's. */
export interface Ids {
  partyID: string;
  /** The fan's ticket. */
  queueUuid: string;
  /** An open draw of the owner's, and the fan's entry there. */
  lotteryId: string;
  memberId: string;
  /** Another one that is over, which the fan has won: the entry, and the address of the claim. */
  drawnId: string;
  winnerId: string;
  claimUuid: string;
  /** A draft of a fund of the owner's. */
  fundId: string;
  /** A draft of a service of the owner's. */
  serviceId: string;
  widgetId: string;
  controlKeyId: string;
  creatorId: string;
  /** The creator's. */
  handle: string;
  fanHandle: string;
  /** Another session of the owner's. */
  sessionId: string;
  /** The fan's with the owner, and what the fan wrote there. */
  conversationId: string;
  messageId: string;
  /** An upload of the owner's. */
  photoUrl: string;
}

/** One call and what it answers to whom. */
export interface Row {
  path: string;
  /** Without it: `{}`. */
  payload?: (id: Ids, role: Role) => unknown;
  /** What is sent instead of a payload. */
  file?: () => Promise<Buffer>;
  /** The fields of each item that comes, in the order of the alphabet. */
  fields?: string;
  /** Its items are accounts of whoever asks: their own address may stand in them. */
  isOwnAccount?: true;
  /** Asked about the owner's things, and the fan's. */
  own: Outcomes;
  /** Asked about things that never were; left out where a call names nothing of anybody's. */
  missing?: Outcomes;
  /** Asked about things of people who have deleted their accounts; as `missing` unless said. */
  deleted?: Outcomes;
}

/** Every visitor is sent away, every member gets so much. */
export const members = (others: Outcome): Outcomes => ({ visitor: 401, others });

/** An operator gets so much; everybody else hears that there is no such thing. */
export const operators = (operator: Outcome): Outcomes => ({ operator, others: 404 });

/** Every creator gets so much. */
export const creators = (outcome: Outcome): Outcomes => ({
  visitor: 401,
  fan: 403,
  otherFan: 403,
  others: outcome,
});

/** The owner gets so much, and nobody else anything. */
export const ownerOnly = (owner: Outcome): Outcomes => ({ visitor: 401, owner, others: 403 });

/** A thing that never was is refused as a foreign one is. */
export const nobodys: Outcomes = { visitor: 401, others: 403 };
