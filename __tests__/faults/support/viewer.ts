import { tokenOf } from '@/__tests__/support/realtimePeople';
import type { BackendProcess } from '@/__tests__/support/backendProcess';
import { RealtimeConnection } from '@/lib/realtime/connection';
import type { ConnectionStatus } from '@/lib/realtime/listener';
import { ANONYMOUS, openClient } from '@/lib/realtime/openClient';
import { readPartyMessage } from '@/lib/live/party/partyMessage';
import { stateAfterMessage } from '@/lib/live/feed';
import { liveParty, type LiveParty } from '@/lib/live/party/liveParty';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';

/** A party as its public page reads it. */
export async function readParty(backend: BackendProcess, partyID: string): Promise<LiveParty> {
  const answer = await backend.graphql(
    `query ($partyID: ID!) { getParties(partyID: $partyID) { error items { seq memberCount queueSize
      turn laneMix partyMembers { id number status lane seats isGuest handle profilePhoto joinedAt } } } }`,
    { partyID },
  );
  const [party] = (answer.data?.getParties?.items ?? []) as LiveParty[];
  if (!party) throw new Error(JSON.stringify(answer));
  return party;
}

interface Options {
  backend: BackendProcess;
  partyID: string;
  /** Of the way to the real-time server. */
  port: number;
  userId?: string;
  fetchToken?: () => Promise<RealtimeToken>;
  /** Does not read again when it is told that something may be missing: only when it sees that. */
  ignoresGaps?: boolean;
}

/** A page of one's own: the product's connection on the SDK as it comes, and a party's state. */
export class Viewer {
  readonly statuses: ConnectionStatus[] = [];
  /** Numbers of all messages as they came, repeated ones too. */
  readonly heard: number[] = [];
  readonly connection: RealtimeConnection;
  /** How often the state was read again. */
  rereads = 0;
  party: LiveParty;
  /** What was read counts even where it is older than what came meanwhile is not. */
  #reading: Promise<void> | null = null;
  readonly #options: Options;

  private constructor(options: Options, party: LiveParty) {
    const { backend, port, userId = ANONYMOUS, partyID, fetchToken } = options;
    this.#options = options;
    this.party = party;
    const place = backend.realtimeKeys();
    const page = { host: '', hostname: '127.0.0.1', protocol: 'http:' };
    this.connection = new RealtimeConnection({
      openClient: (onTrouble) =>
        openClient({ ...place, port, path: null }, userId, onTrouble, page),
      fetchToken: fetchToken ?? (() => freshToken(backend)),
      since: Date.now(),
    });
    this.connection.watchStatus(() => this.statuses.push(this.connection.status));
    this.connection.subscribe(toolChannel(partyID), {
      onMessage: (raw) => this.#take(raw),
      onGap: () => {
        if (options.ignoresGaps !== true) void this.#reread();
      },
    });
  }

  static async open(options: Options): Promise<Viewer> {
    return new Viewer(options, await readParty(options.backend, options.partyID));
  }

  get status(): ConnectionStatus {
    return this.connection.status;
  }

  close(): void {
    this.connection.close();
  }

  #take(raw: unknown): void {
    const message = readPartyMessage(raw);
    if (message === null) return;
    this.heard.push(message.seq);
    const next = stateAfterMessage(liveParty, this.party, message);
    if (next === 'reread') void this.#reread();
    else this.party = next;
  }

  #reread(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    this.rereads += 1;
    const { backend, partyID } = this.#options;
    const party = await readParty(backend, partyID).catch(() => null);
    if (party !== null && party.seq >= this.party.seq) this.party = party;
  }
}

/** A token as the page asks for it. */
export async function freshToken(
  backend: BackendProcess,
  session?: string,
): Promise<RealtimeToken> {
  const token = await tokenOf(backend, session);
  return { token, expiresAt: new Date(Date.now() + 30 * 60_000).toISOString() };
}
