import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type PubNub from 'pubnub';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { RealtimeContext } from '@/hooks/realtime/RealtimeContext';
import { SessionContext } from '@/hooks/session/useSession';
import type { LateConnection } from '@/lib/realtime/tabs/lateConnection';
import type {
  ChannelListener,
  ConnectionStatus,
  MessageAction,
  MessageMeta,
} from '@/lib/realtime/listener';
import type { CurrentUser } from '@/lib/session/currentUser';
import { BACKEND_PUBLISHER } from '@/lib/shared/parties/messages';
import { FakeFeed } from './fakeFeed';

const LOCALES = join(process.cwd(), 'public/locales');

/** A window of no certain size: no media query holds. */
window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;

function textsOf(locale: string): Record<string, Record<string, string>> {
  const files = readdirSync(join(LOCALES, locale));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(LOCALES, locale, file), 'utf8')) as Record<string, string>,
    ]),
  );
}

/** A real-time connection that says what the test tells it to. */
export class FakeRealtime {
  status: ConnectionStatus = 'live';
  readonly #listeners = new Map<string, Set<ChannelListener>>();

  readonly tryAgain = jest.fn();
  readonly pause = jest.fn();
  readonly resume = jest.fn();
  readonly #watchers = new Set<() => void>();

  constructor(readonly feed = new FakeFeed('nobody')) {}

  watchStatus(watcher: () => void) {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  become(status: ConnectionStatus) {
    this.status = status;
    for (const watcher of this.#watchers) watcher();
  }

  run<Answer>(call: (client: PubNub) => Promise<Answer>): Promise<Answer> {
    return call(this.feed.client);
  }

  subscribe(channel: string, listener: ChannelListener) {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  get channels(): string[] {
    return [...this.#listeners].filter(([, listeners]) => listeners.size > 0).map(([name]) => name);
  }

  /** It was away: messages may have been missed. */
  reportGap() {
    for (const listeners of this.#listeners.values()) {
      for (const listener of listeners) listener.onGap?.();
    }
  }

  say(channel: string, message: unknown, envelope: Partial<MessageMeta> = {}) {
    const meta = { timetoken: '1', publisher: BACKEND_PUBLISHER, eventId: null, ...envelope };
    for (const listener of this.#listeners.get(channel) ?? []) listener.onMessage(message, meta);
  }

  /** Somebody did something with a message. */
  act(channel: string, action: MessageAction) {
    for (const listener of this.#listeners.get(channel) ?? []) listener.onAction?.(action);
  }
}

interface Options {
  user?: CurrentUser | null;
  realtime?: FakeRealtime;
  router?: Partial<NextRouter>;
  locale?: string;
}

/** Renders a screen in the providers the app gives it, with the texts people really read. */
export function renderScreen(ui: ReactElement, options: Options = {}) {
  const { user = null, realtime = new FakeRealtime(), router = {}, locale = 'en' } = options;
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: textsOf(locale) },
    defaultNS: 'common',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const fullRouter = {
    ...{ locale: 'en', defaultLocale: 'en', query: {}, asPath: '/' },
    ...{ beforePopState: () => undefined, ...router },
  };
  function Providers({ children }: { children: ReactNode }) {
    return (
      <RouterContext.Provider value={fullRouter as unknown as NextRouter}>
        <I18nextProvider i18n={i18n}>
          <SessionContext.Provider value={{ user, isLoggedIn: user !== null, hidesPrivate: false }}>
            <RealtimeContext.Provider value={realtime as unknown as LateConnection}>
              {children}
            </RealtimeContext.Provider>
          </SessionContext.Provider>
        </I18nextProvider>
      </RouterContext.Provider>
    );
  }
  return render(ui, { wrapper: Providers });
}

/** Waits for what a screen loads late, where a test would end before it has come. */
export const lateParts = () => act(() => Promise.resolve());
