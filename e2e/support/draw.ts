import { randomBytes } from 'node:crypto';
import { callSecureql } from './people';
import type { Member } from './test';

interface Draw {
  title: string;
  /** Stays a draft; else it is opened. */
  isDraft?: boolean;
  /** Titles of its prizes. */
  prizes?: string[];
}

async function send(by: Member, path: string, payload: Record<string, unknown>) {
  const { status, body } = await callSecureql(by.context, path, payload);
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Makes a draw, without the dialog that other journeys fill in. Returns its id. */
export async function openDraw(
  host: Member,
  { title, isDraft = false, prizes = ['Wireless headset'] }: Draw,
): Promise<string> {
  const made = await send(host, 'lottery/create-lottery/', {
    requestKey: crypto.randomUUID(),
    settings: {
      title,
      notice: null,
      prizes: prizes.map((prize) => ({
        title: prize,
        photo: null,
        valueMinor: null,
        currency: null,
        quantity: 1,
        delivery: 'DIGITAL',
      })),
      ownRules: null,
      opensAt: null,
      closesAt: null,
      openMinutes: 10,
      verifiedOnly: false,
      followersOnly: false,
      minAccountDays: 0,
      countries: [],
      minAge: null,
      notWonDays: 0,
      followTickets: 1,
      waitedTickets: 1,
      maxEntries: null,
      claimMode: 'LIVE',
      claimSeconds: 120,
    },
  });
  const lotteryId = (made.createLottery as { item: { id: string } }).item.id;
  if (!isDraft) await send(host, 'lottery/change-state/', { lotteryId, action: 'OPEN' });
  return lotteryId;
}

/** A fan enters, as their browser would. */
export async function enter(fan: Member, lotteryId: string): Promise<void> {
  const salt = randomBytes(16).toString('hex');
  await send(fan, 'lottery/join-lottery/', { lotteryId, salt });
}
