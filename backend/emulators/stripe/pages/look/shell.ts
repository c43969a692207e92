import type { PageRequest } from '@/backend/platform/server/sandboxDoor';
import { spokenFor, textsIn } from '@/backend/platform/texts';
import { BASE_STYLE } from './baseStyle';
import { icon } from './icons';
import { html, Markup } from './markup';

/** The texts of these pages in one language. */
export type Translate = ReturnType<typeof textsIn<'sandbox'>>;

/** Who looks at a page, and how it speaks. */
export interface Reader {
  t: Translate;
  language: string;
  nonce: string;
}

/** One page, without the frame that all of them share. */
export interface Sheet {
  title: string;
  /** Of this kind of page alone. */
  style?: string;
  /** What runs where scripts run; every page works without it. */
  script?: string;
  /** Its landmarks: a `main`, and what stands beside it. */
  body: Markup;
}

/** The reader of a request. A page with a language of its own (a session's) names it. */
export function readerOf({ nonce, language }: PageRequest, own?: string | null): Reader {
  const spoken = spokenFor(own ?? '') ?? spokenFor(language) ?? 'en';
  return { t: textsIn('sandbox', spoken), language: spoken, nonce };
}

/** The whole document: the tape on top, then the sheet. It loads one font, from the same origin. */
export function documentOf(sheet: Sheet, { t, language, nonce }: Reader): string {
  const style = new Markup(BASE_STYLE + (sheet.style ?? ''));
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${sheet.title} · ${t('tape.name')}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <header class="tape">
          <p>
            ${icon('shield', 18)}<b>${t('tape.noMoney')}</b>
            <span class="more">${t('tape.testCards')}</span>
          </p>
        </header>
        ${sheet.body} ${scriptOf(sheet.script, nonce)}
      </body>
    </html>`.text;
}

function scriptOf(script: string | undefined, nonce: string): Markup | null {
  if (script === undefined) return null;
  return html`<script nonce="${nonce}">
    ${new Markup(script)};
  </script>`;
}
