import type { Kysely } from 'kysely';
import { escapeMarkup } from '@/lib/shared/escapeMarkup';
import type { Tables } from '@/backend/platform/tables';
import { newest, type Message } from './repository';
import { STYLE } from './style';

/** What one visit asks for. */
export interface OutboxVisit {
  /** Only messages to this address or number; empty: all. */
  to: string;
  /** Of the visit's content security policy. */
  nonce: string;
}

/**
 * The page that stands in for a mailbox and a telephone: the newest mails and text messages, with
 * links that can be followed. For demo and development; nothing else may offer it.
 */
export function createOutboxPage(
  db: Kysely<Tables>,
  siteOrigin: string,
): (visit: OutboxVisit) => Promise<string> {
  return async ({ to, nonce }) => {
    const messages = await newest(db, to.trim().toLowerCase());
    const articles = messages.map((message) => article(message, siteOrigin));
    return [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex">',
      `<style nonce="${escapeMarkup(nonce)}">${STYLE}</style></head><body><main>`,
      '<h1>Outbox</h1>',
      '<p class="quiet">Mails and text messages of this demo. Nothing left this machine.</p>',
      `<form><label>Address or number <input name="to" value="${escapeMarkup(to)}"></label> `,
      '<button>Show</button></form>',
      ...(articles.length > 0 ? articles : ['<p>Nothing was written yet.</p>']),
      '</main></body></html>',
    ].join('\n');
  };
}

function article(message: Message, siteOrigin: string): string {
  const { receiver, kind, subject, text, createdAt } = message;
  const at = createdAt.toISOString();
  return [
    `<article><h2>${escapeMarkup(subject || 'Text message')}</h2>`,
    `<p class="quiet">to <b>${escapeMarkup(receiver)}</b> · ${escapeMarkup(kind)} · ${stateOf(message)} · `,
    `<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>`,
    `<p class="words">${withLinks(text, siteOrigin)}</p></article>`,
  ].join('');
}

function stateOf({ sentAt, nextAttemptAt }: Message): string {
  if (sentAt !== null) return 'sent';
  return nextAttemptAt === null ? 'given up' : 'kept here';
}

/** Links of this product lead where the reader is, whatever name this machine goes by. */
function withLinks(text: string, siteOrigin: string): string {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((piece, index) => {
      if (index % 2 === 0) return escapeMarkup(piece);
      const isOwn = piece === siteOrigin || piece.startsWith(`${siteOrigin}/`);
      const target = isOwn ? piece.slice(siteOrigin.length) || '/' : piece;
      return `<a href="${escapeMarkup(target)}">${escapeMarkup(piece)}</a>`;
    })
    .join('');
}
