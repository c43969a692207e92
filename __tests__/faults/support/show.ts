import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { FaultProxy } from '@/__tests__/support/faultProxy';
import { whenPublished } from '@/__tests__/support/publishedMessages';
import { seedParty, seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { readParty, Viewer } from './viewer';

/** A running backend with parties, people who join them, and a way for those who watch. */
export interface Show {
  backend: BackendProcess;
  /** Open parties without anybody. */
  parties: string[];
  fans: SeededUser[];
  proxy: FaultProxy;
  /** Somebody who watches a party by way of the proxy, if not told otherwise. */
  watch: (partyID: string, options?: Watching) => Promise<Viewer>;
  /** The next fans join, one after the other; each is acknowledged. */
  join: (partyID: string, count: number) => Promise<void>;
  /** Resolves once every viewer shows what the database holds, or throws after so long. */
  agree: (partyID: string, viewers: readonly Viewer[], withinMs: number) => Promise<number>;
  /** The numbers of what was said of a party, once the last of them was. */
  published: (partyID: string) => Promise<number[]>;
  close: () => Promise<void>;
}

type Watching = Partial<Omit<Parameters<typeof Viewer.open>[0], 'backend' | 'partyID'>>;

const JOIN = `mutation ($partyID: ID!) { joinQueue(partyID: $partyID, fields: []) { error } }`;

export async function openShow(name: string, people: number, parties: number): Promise<Show> {
  const dataDir = mkdtempSync(join(tmpdir(), `playplus-${name}-`));
  const made = await withDatabase(dataDir, async (db) => {
    const [host] = await seedUsers(db, 'host', 1, 'CREATOR');
    if (!host) throw new Error('no creator');
    const fans = await seedUsers(db, 'fan', people, 'FAN');
    const ids: string[] = [];
    while (ids.length < parties) ids.push(await seedParty(db, host.id, 0));
    return { fans, ids };
  });
  const backend = await BackendProcess.on(dataDir);
  await backend.start();
  const proxy = await FaultProxy.before(backend.realtimePort);
  const viewers: Viewer[] = [];
  const joined = new Map<string, number>();

  const joinNext = async (partyID: string, count: number) => {
    const from = joined.get(partyID) ?? 0;
    joined.set(partyID, from + count);
    for (const { token } of made.fans.slice(from, from + count)) {
      const { data, errors } = await backend.graphql(JOIN, { partyID }, token);
      if (data?.joinQueue?.error !== null) throw new Error(JSON.stringify({ data, errors }));
    }
  };

  return {
    backend,
    parties: made.ids,
    fans: made.fans,
    proxy,
    watch: async (partyID, options = {}) => {
      const viewer = await Viewer.open({ backend, partyID, port: proxy.port, ...options });
      viewers.push(viewer);
      await until(
        () => viewer.status === 'live',
        15_000,
        () => viewer.statuses.join(),
      );
      return viewer;
    },
    join: joinNext,
    agree: async (partyID, watching, withinMs) => {
      const { memberCount, seq } = await readParty(backend, partyID);
      const began = Date.now();
      await until(
        () => watching.every(({ party }) => party.memberCount === memberCount && party.seq === seq),
        withinMs,
        () =>
          `${seq}, ${memberCount}: ${watching.map(({ status, party }) => `${status} ${party.seq}, ${party.memberCount}`).join('; ')}`,
      );
      return Date.now() - began;
    },
    published: async (partyID) => {
      const { seq } = await readParty(backend, partyID);
      const said = await whenPublished(backend, toolChannel(partyID), seq);
      return said.map(({ message }) => message.seq);
    },
    close: async () => {
      for (const viewer of viewers) viewer.close();
      await proxy.close();
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until something is so; `seen` says what was there instead when it does not come to that. */
export async function until(
  isSo: () => boolean,
  withinMs: number,
  seen: () => string = () => '',
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`not so after ${withinMs} ms ${seen()}`);
    await pause(20);
  }
}

/** What 99 of 100 stay below or reach. */
export function p99Of(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Infinity;
}

/** How many of `values` (ms) fall into each half of a second; later ones into none. */
export const byHalfSeconds = (values: readonly number[], halves: number) =>
  upTo(halves).map((half) => values.filter((at) => Math.floor(at / 500) === half - 1).length);

export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
