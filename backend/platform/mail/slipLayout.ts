import { escapeMarkup } from '@/lib/shared/escapeMarkup';
import { paletteFor, type Palette } from '@/lib/shared/palette';
import type { Sentence, Slip, SlipLine } from './slip';

const FONT = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
/** Narrow windows; programs that know no such rule show the wide picture. */
const NARROW =
  '@media(max-width:620px){.p{padding-left:20px!important;padding-right:20px!important}.h{font-size:40px!important;line-height:44px!important}}';

interface SlipPage {
  locale: string;
  subject: string;
  slip: Slip;
  action?: { label: string; url: string };
  /** Rows under the sheet, in markup. */
  foot: readonly string[];
}

/**
 * A mail about money as HTML: tables and styles on each element, since old mail programs know no
 * others; hex colours of the light theme, no picture and nothing that is loaded.
 */
export function slipPage({ locale, subject, slip, action, foot }: SlipPage): string {
  const colors = paletteFor(slip.hue, false);
  const button = action ? buttonOf(colors, action) : '';
  const { isActionFirst = false, preview, quote, next } = slip;
  return [
    `<!doctype html><html lang="${escapeMarkup(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">',
    `<title>${escapeMarkup(subject)}</title><style>${NARROW}</style></head>`,
    `<body style="margin:0;padding:0;background:${colors.background};color:${colors.text};font-family:${FONT};font-variant-numeric:tabular-nums">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>`,
    `<table ${TABLE} width="100%" bgcolor="${colors.background}"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${TABLE} width="600" style="width:100%;max-width:600px">`,
    `<tr><td class="p" style="padding:0 32px 16px">${brand(colors)}</td></tr>`,
    `<tr><td class="p" bgcolor="${colors.raised}" style="background:${colors.raised};border-radius:28px;padding:32px;border:1px solid ${colors.line}">`,
    headOf(colors, slip),
    ...(quote ? [quoteOf(colors, quote)] : []),
    ...(isActionFirst ? [button] : []),
    linesOf(colors, slip),
    ...(next ? [paragraph(colors.textQuiet, 15, next)] : []),
    ...(isActionFirst ? [] : [button]),
    '</td></tr><tr>',
    `<td class="p" style="padding:20px 32px;font-size:13px;line-height:20px;color:${colors.textQuiet}">`,
    foot.join('<br>'),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

/** A link that stands in the small words under the sheet. */
export function slipLink(hue: number, url: string, label: string): string {
  const { accentText } = paletteFor(hue, false);
  return `<a href="${escapeMarkup(url)}" style="color:${accentText};font-weight:700">${escapeMarkup(label)}</a>`;
}

function brand({ queue, fund, chance, text }: Palette): string {
  const dot = (color: string) =>
    `<span style="display:inline-block;width:14px;height:14px;border-radius:7px;background:${color};vertical-align:middle;margin-right:4px"></span>`;
  return `<div style="font-size:20px;line-height:24px;font-weight:800;color:${text}">${[queue, fund, chance].map(dot).join('')}<span style="vertical-align:middle;padding-left:4px">PlayPlus</span></div>`;
}

function headOf({ text }: Palette, { lead, sum, about }: Slip): string {
  return [
    `<p style="margin:0;font-size:17px;line-height:26px;color:${text}">${sentence(lead)}</p>`,
    `<p class="h" style="margin:4px 0 8px;font-size:52px;line-height:56px;font-weight:800;letter-spacing:-1.8px;color:${text}">${escapeMarkup(sum)}</p>`,
    paragraph(text, 17, about),
  ].join('');
}

function quoteOf(colors: Palette, { text, from }: { text: string; from: string }): string {
  const words = escapeMarkup(text).replaceAll('\n', '<br>');
  return `<table ${TABLE} width="100%" style="margin:0 0 24px"><tr><td bgcolor="${colors.accentSoft}" style="border-radius:18px;padding:16px 20px;font-size:16px;line-height:24px;color:${colors.text}">${words}<br><span style="font-size:14px;color:${colors.textQuiet}">${escapeMarkup(from)}</span></td></tr></table>`;
}

function linesOf(colors: Palette, { lines, total }: Slip): string {
  const rows = [
    ...lines.map((line) => rowOf(colors, line, { ink: colors.textQuiet, size: 15, weight: 400 })),
    ...(total ? [rowOf(colors, total, { ink: colors.text, size: 18, weight: 700 })] : []),
  ];
  return `<table ${TABLE} width="100%" style="margin:0 0 24px">${rows.join('')}</table>`;
}

interface RowLook {
  ink: string;
  size: number;
  weight: number;
}

function rowOf(colors: Palette, { label, value }: SlipLine, { ink, size, weight }: RowLook) {
  const cell = `padding:10px 0;border-top:1px solid ${colors.line};font-size:${size}px;line-height:22px`;
  return `<tr><td valign="top" style="${cell};color:${ink};font-weight:${weight}">${escapeMarkup(label)}</td><td align="right" valign="top" style="${cell};padding-left:16px;color:${colors.text};font-weight:700;word-break:break-word">${escapeMarkup(value)}</td></tr>`;
}

function buttonOf(colors: Palette, { url, label }: { url: string; label: string }): string {
  return `<table ${TABLE} style="margin:0 0 24px"><tr><td bgcolor="${colors.accent}" style="border-radius:26px"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:14px 28px;color:${colors.onAccent};font-size:17px;line-height:24px;font-weight:700;text-decoration:none;font-family:${FONT}">${escapeMarkup(label)}</a></td></tr></table>`;
}

function paragraph(ink: string, size: number, words: Sentence): string {
  return `<p style="margin:0 0 24px;font-size:${size}px;line-height:${size === 17 ? 26 : 22}px;color:${ink}">${sentence(words)}</p>`;
}

function sentence({ strong, text }: Sentence): string {
  const first = strong ? `<b>${escapeMarkup(strong)}</b> ` : '';
  return `${first}${escapeMarkup(text)}`;
}
