import type PubNub from 'pubnub';
import type { RealtimeConnection } from '@/lib/realtime/connection';
import { Lead } from './lead';
import type { ChannelListener, ConnectionStatus } from '@/lib/realtime/listener';
import { Listeners } from '@/lib/realtime/listeners';
import { handOn, Relays } from './relays';
import { Silence, SILENCE, type SilenceTimes } from '@/lib/realtime/health/silence';
import type { TabWord } from './tabWords';
import { keepOutOfHistory } from '@/lib/realtime/health/wayChanges';
import { Watchers } from '@/lib/realtime/watchers';

interface Options {
  /** Of this tab: carries what it asks for, and the messages of all tabs while it leads. */
  own: RealtimeConnection;
  /** The same in all tabs of one user. */
  name: string;
  locks: LockManager;
  silence?: SilenceTimes;
}

/**
 * The connection of all tabs of one user in a browser: one tab leads, listens for all and passes on
 * what it hears. HTTP/1.1 gives an address six connections, and each poll takes one. Where the leader
 * closes another tab leads; a tab in sight takes over from one that is hidden or does not answer,
 * because browsers slow and stop what nobody sees.
 */
export class SharedConnection {
  readonly #options: Options;
  readonly #tab = crypto.randomUUID();
  readonly #listeners = new Listeners();
  readonly #watchers = new Watchers();
  readonly #lead: Lead;
  readonly #relays: Relays;
  #bus: BroadcastChannel | null = null;
  #silence: Silence | null = null;
  #role: 'follows' | 'leads' | 'alone' = 'follows';
  #isAloneWanted = false;
  /** What the leader said last. */
  #heard: ConnectionStatus = 'idle';
  /** Another tab has led while this one listened. */
  #hasFollowed = false;
  #isAsking = false;

  constructor(options: Options) {
    const { own, name, locks } = options;
    this.#options = options;
    this.#relays = new Relays(own, this.#listeners, (word) => this.#say(word));
    this.#lead = new Lead({
      name,
      tab: this.#tab,
      locks,
      onLead: () => this.#begin('leads'),
      onLost: () => this.#giveWay(),
      onRefused: () => this.#goAlone(),
    });
    keepOutOfHistory({ rest: () => this.#rest(), wake: () => this.resume() });
    own.watchStatus(() => {
      if (this.#role === 'follows') return;
      this.#sayHere(null);
      this.#watchers.notify();
    });
  }

  get status(): ConnectionStatus {
    return this.#role === 'follows' ? this.#heard : this.#options.own.status;
  }

  /** Calls back on every change of `status`; returns how to stop. */
  watchStatus(watcher: () => void): () => void {
    return this.#watchers.watch(watcher);
  }

  /** Listens to a channel; returns how to stop. */
  subscribe(channel: string, listener: ChannelListener): () => void {
    const isNew = this.#listeners.add(channel, listener);
    this.#enter();
    if (isNew) this.#want(channel, listener);
    return () => {
      if (this.#listeners.remove(channel, listener)) this.#update();
    };
  }

  /** On this tab's own client, which holds no poll for it. */
  run<T>(call: (client: PubNub) => Promise<T>): Promise<T> {
    return this.#options.own.run(call);
  }

  /** In the tab that leads. */
  tryAgain(): void {
    if (this.#role === 'follows') this.#say({ kind: 'again' });
    else this.#options.own.tryAgain();
  }

  /** Takes a new token at once. A tab that needs one of its own is alone, or leads. */
  async renew(): Promise<void> {
    if (this.#role !== 'follows') await this.#options.own.renew();
  }

  /** This tab listens with tokens of its own, so no other tab can do it in its place. */
  stayAlone(isWanted: boolean): void {
    this.#isAloneWanted = isWanted;
    if (isWanted && this.#role === 'follows' && this.#bus !== null) this.#goAlone();
    else if (!isWanted && this.#role === 'alone') {
      this.#end();
      this.resume();
    }
  }

  /** Ends it; a later `subscribe` or `run` begins anew. */
  close(): void {
    this.#rest();
    this.#options.own.close();
    this.#hear('idle');
  }

  /** Takes no part for a while: a page in the browser's history must lead nobody. */
  #rest(): void {
    this.#end();
    this.#exit();
  }

  /** After `close`: goes on for those who still listen. */
  resume(): void {
    if (this.#listeners.channels.length > 0) this.#enter();
  }

  #enter(): void {
    if (this.#bus !== null || this.#role === 'alone') return;
    if (this.#isAloneWanted) return this.#begin('alone');
    const { name, silence = SILENCE } = this.#options;
    this.#bus = new BroadcastChannel(name);
    this.#bus.onmessage = ({ data }) => this.#take(data as TabWord);
    this.#silence = new Silence({
      times: silence,
      onDoubt: () => {
        if (this.#role === 'follows') this.#update();
      },
      onNoAnswer: () => {
        if (this.#role === 'follows' && !document.hidden) this.#lead.takeOver();
      },
    });
    this.#hear('connecting');
    this.#lead.enter();
    this.#askSoon();
  }

  #exit(): void {
    this.#silence?.stop();
    this.#silence = null;
    this.#lead.exit();
    this.#bus?.close();
    this.#bus = null;
  }

  #begin(role: 'leads' | 'alone'): void {
    this.#role = role;
    this.#update();
    this.#say({ kind: 'lead' });
    this.#watchers.notify();
    // What was said between two leaders nobody has heard.
    if (this.#hasFollowed) this.#listeners.reportGap();
    this.#hasFollowed = false;
  }

  #goAlone(): void {
    this.#exit();
    this.#begin('alone');
  }

  #end(): void {
    this.#heard = this.status;
    this.#role = 'follows';
    this.#relays.stop();
  }

  /** Another tab leads. */
  #giveWay(): void {
    this.#end();
    if (this.#isAloneWanted) return this.#goAlone();
    this.#lead.stand();
    this.#askSoon();
  }

  #want(channel: string, listener: ChannelListener): void {
    if (this.#role !== 'follows') {
      const isHeard = this.#relays.has(channel);
      this.#update();
      if (isHeard) listener.onGap?.();
      return;
    }
    this.#askSoon();
  }

  #update(): void {
    const { channels } = this.#listeners;
    if (this.#role !== 'follows') this.#relays.want(this.#tab, channels);
    else this.#say({ kind: 'want', from: this.#tab, channels });
  }

  /** Whether somebody leads; once, however much a page begins to listen to at once. */
  #askSoon(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    queueMicrotask(() => {
      this.#isAsking = false;
      this.#silence?.doubt();
    });
  }

  #take(word: TabWord): void {
    if (this.#role === 'leads') this.#serve(word);
    else if (word.kind !== 'want' && word.kind !== 'again') {
      this.#hasFollowed = true;
      this.#silence?.noteLife();
      if (word.kind === 'lead') this.#silence?.doubt();
      else if (word.kind === 'here') this.#hearHere(word);
      else handOn(this.#listeners, word);
      if (word.kind === 'message') this.#options.own.heardElsewhere(word.meta.timetoken);
    }
  }

  #serve(word: TabWord): void {
    if (word.kind === 'again') this.#options.own.tryAgain();
    if (word.kind !== 'want') return;
    this.#relays.want(word.from, word.channels);
    this.#lead.whenGone(word.from, () => this.#relays.forget(word.from));
    this.#sayHere(word.from);
  }

  #hearHere({ to, status, isHidden }: Extract<TabWord, { kind: 'here' }>): void {
    this.#hear(status);
    if (to !== this.#tab) return;
    if (isHidden && !document.hidden) this.#lead.takeOver();
    else this.#listeners.reportGap();
  }

  #sayHere(to: string | null): void {
    this.#say({ kind: 'here', to, status: this.status, isHidden: document.hidden });
  }

  #hear(status: ConnectionStatus): void {
    if (this.#heard === status) return;
    this.#heard = status;
    this.#watchers.notify();
  }

  #say(word: TabWord): void {
    this.#bus?.postMessage(word);
  }
}
