import { textsIn } from '@/backend/platform/texts';
import { escapeMarkup } from '@/lib/shared/escapeMarkup';
import { slipInWords, type Slip } from './slip';
import { slipLink, slipPage } from './slipLayout';

export interface MailContent {
  locale: string;
  subject: string;
  /** Paragraphs, with an empty line between them. */
  text: string;
  /** What a mail about money shows instead of paragraphs. */
  slip?: Slip;
  /** The button. */
  action?: { label: string; url: string };
  unsubscribeUrl: string | null;
  /** Origin of the product's own address, for the footer. */
  siteOrigin: string;
}

const INK = '#221a2b';
const QUIET = '#6a6172';
const PAPER = '#f6f3f8';
const STRONG = '#8a2fa0';

/** Returns a mail as plain text and as HTML that old mail programs show too. */
export function layOut(content: MailContent): { text: string; html: string } {
  const { slip } = content;
  return { text: asText(content), html: slip ? asSlip(content, slip) : asHtml(content) };
}

function asText({ text, slip, action, locale, unsubscribeUrl, siteOrigin }: MailContent): string {
  const t = textsIn('mails', locale);
  const button = action ? `${action.label}:\n${action.url}` : null;
  return [
    ...(slip ? slipInWords(slip, button) : [text.trim(), ...(button ? [button] : [])]),
    `PlayPlus · ${siteOrigin}\n${t('layout.why')}`,
    ...(unsubscribeUrl ? [`${t('layout.unsubscribe')}:\n${unsubscribeUrl}`] : []),
  ].join('\n\n');
}

function asSlip({ subject, action, locale, ...content }: MailContent, slip: Slip): string {
  const t = textsIn('mails', locale);
  const { unsubscribeUrl, siteOrigin } = content;
  const link = (url: string, label: string) => slipLink(slip.hue, url, label);
  const foot = [
    ...(slip.foot ?? []).map(escapeMarkup),
    `${link(siteOrigin, 'PlayPlus')} · ${escapeMarkup(t('layout.why'))}`,
    ...(unsubscribeUrl ? [link(unsubscribeUrl, t('layout.unsubscribe'))] : []),
  ];
  return slipPage({ locale, subject, slip, action, foot });
}

function asHtml({
  subject,
  text,
  action,
  locale,
  unsubscribeUrl,
  siteOrigin,
}: MailContent): string {
  const t = textsIn('mails', locale);
  const paragraphs = text.trim().split(/\n{2,}/);
  const style = `margin:0 0 16px;font-size:16px;line-height:1.5;color:${INK}`;
  const small = `margin:0 0 8px;font-size:13px;line-height:1.5;color:${QUIET}`;
  const link = (url: string, label: string) =>
    `<a href="${escapeMarkup(url)}" style="color:${STRONG};word-break:break-all">${escapeMarkup(label)}</a>`;
  const button = (url: string, label: string) =>
    `<p style="margin:24px 0"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${STRONG};color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></p>`;
  return [
    `<!doctype html><html lang="${escapeMarkup(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${PAPER};font-family:system-ui,sans-serif">`,
    '<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">',
    ...paragraphs.map(
      (paragraph) => `<p style="${style}">${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`,
    ),
    ...(action
      ? [
          button(action.url, action.label),
          `<p style="${small}">${escapeMarkup(t('layout.address'))}<br>${link(action.url, action.url)}</p>`,
        ]
      : []),
    '</div><div style="max-width:520px;margin:16px auto 0;padding:0 32px">',
    `<p style="${small}">${link(siteOrigin, 'PlayPlus')} · ${escapeMarkup(t('layout.why'))}</p>`,
    ...(unsubscribeUrl
      ? [`<p style="${small}">${link(unsubscribeUrl, t('layout.unsubscribe'))}</p>`]
      : []),
    '</div></body></html>',
  ].join('\n');
}
