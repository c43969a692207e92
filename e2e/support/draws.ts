import { callSecureql } from './people';
import type { Member } from './test';

interface Prize {
  title: string;
  photo: string | null;
  valueMinor: number | null;
  currency: 'EUR' | 'USD' | 'GBP' | 'CHF' | 'BRL' | null;
  quantity: number;
  delivery: 'DIGITAL' | 'PHYSICAL' | 'EXPERIENCE';
}

/** What a journey says of a draw; the rest is that of a quick giveaway on a stream. */
export type DrawWish = Partial<{
  title: string;
  prizes: Prize[];
  openMinutes: number | null;
  opensAt: string | null;
  closesAt: string | null;
  verifiedOnly: boolean;
  countries: string[];
  minAge: number | null;
  followTickets: number;
  waitedTickets: number;
  claimSeconds: number;
  claimMode: 'LIVE' | 'OFFLINE';
}>;

export const headset: Prize = {
  title: 'Wireless headset',
  photo: null,
  valueMinor: 12_900,
  currency: 'EUR',
  quantity: 1,
  delivery: 'PHYSICAL',
};

/** Sends a call as a host; whatever is refused fails the journey. */
export async function asHost(
  host: Member,
  path: string,
  payload: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { status, body } = await callSecureql(host.context, path, payload);
  const errors = Object.values(body).map((root) => (root as { error?: string | null }).error);
  if (status !== 200 || errors.some((error) => error)) {
    throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  }
  return body;
}

/** Makes a draw without the dialog that another journey fills in. Returns its id. */
export async function makeDraw(host: Member, wish: DrawWish = {}): Promise<string> {
  const settings = {
    title: 'Winter giveaway',
    notice: null,
    prizes: [headset],
    ownRules: null,
    opensAt: null,
    closesAt: null,
    openMinutes: 10,
    liveMinutes: null,
    verifiedOnly: false,
    followersOnly: false,
    minAccountDays: 0,
    countries: [],
    minAge: null,
    notWonDays: 0,
    followTickets: 0,
    waitedTickets: 0,
    maxEntries: null,
    claimMode: 'LIVE',
    claimSeconds: 120,
    ...wish,
  };
  const made = await asHost(host, 'lottery/create-lottery/', {
    settings,
    requestKey: crypto.randomUUID(),
  });
  return (made.createLottery as { item: { id: string } }).item.id;
}

/** Makes a draw and opens it. Returns its id. */
export async function openDraw(host: Member, wish: DrawWish = {}): Promise<string> {
  const lotteryId = await makeDraw(host, wish);
  await asHost(host, 'lottery/change-state/', { lotteryId, action: 'OPEN' });
  return lotteryId;
}
