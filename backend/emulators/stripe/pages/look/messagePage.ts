import type { PageAnswer } from '@/backend/platform/server/sandboxDoor';
import { icon, type IconName } from './icons';
import { html, type Markup } from './markup';
import { documentOf, type Reader } from './shell';

type Mood = 'good' | 'wait' | 'stop';

const ICONS: Readonly<Record<Mood, IconName>> = { good: 'check', wait: 'clock', stop: 'cross' };

interface Message {
  mood: Mood;
  heading: string;
  words: string;
  /** Where to go on, the first as the main one. */
  ways: readonly { href: string; label: string }[];
}

/** A page that says one thing and where to go on. */
export function messagePage({ mood, heading, words, ways }: Message, reader: Reader): string {
  const links = ways.map(
    ({ href, label }, index): Markup =>
      html`<a class="button ${index === 0 ? 'main' : 'framed tall'}" href="${href}">${label}</a>`,
  );
  const body = html`<main class="sole">
    <section class="card">
      <span class="medal ${mood}">${icon(ICONS[mood], 44)}</span>
      <h1>${heading}</h1>
      <p class="quiet">${words}</p>
      <div class="acts">${links}</div>
    </section>
  </main>`;
  return documentOf({ title: heading, body }, reader);
}

/** The answer for what is not here: an unknown address, or one that is used up. */
export function messageAnswer(status: number, name: 'gone', reader: Reader): PageAnswer {
  const { t } = reader;
  const message = {
    mood: 'stop' as const,
    heading: t(`${name}.heading`),
    words: t(`${name}.words`),
    ways: [{ href: '/', label: t('back') }],
  };
  return { status, html: messagePage(message, reader) };
}
