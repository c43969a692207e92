import type { ErrorCode } from '@/lib/shared/errors';

// Ways around the product: mail, addresses, phone numbers, names elsewhere.
const CONTACT: readonly RegExp[] = [
  /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*(?:\.|\(dot\)|\[dot\])\s*[a-z]{2,}/iu,
  /\bhttps?:\/\//iu,
  /\b(?:www\.|[\w-]+\.(?:com|net|org|gg|io|me|tv|de|fr|es|br|pt|eu|app|link|ly))\b/iu,
  /\+\d(?:[\s()./-]?\d){6,}\b/u,
  /\b\d(?:[\s()/-]?\d){8,}\b/u,
  /(?:^|\s)@[\w.]{3,}/u,
  /\b[\w.]{2,32}#\d{4}\b/u,
  /\b(?:whats?app|telegram|snapchat|signal|paypal|cash\s?app|venmo|revolut|wise|pix)\b/iu,
  /\b(?:add|dm|pm|message|text|call|write|contact)\s+(?:me|you)\s+(?:on|at|via)\b/iu,
  /\b(?:schreib|adde?|kontaktier)\w*\s+(?:mich|mir|dich|dir)\s+(?:auf|per|über|bei)\b/iu,
];

// Prices stand beside each tier, for everybody alike.
const HAGGLING: readonly RegExp[] = [
  /\b(?:discount|cheaper|lower (?:the |your )?price|price drop|best price|promo code|coupon)\b/iu,
  /\b(?:rabatt|billiger|günstiger|preisnachlass|gutschein|runter mit dem preis)\b/iu,
  /(?:^|\s)(?:remise|moins cher|réduction|rabais|code promo|baisser le prix)\b/iu,
  /\b(?:descuento|rebaja|m[aá]s barato|c[oó]digo promocional|bajar el precio)\b/iu,
  /\b(?:desconto|mais barato|cupom|baixar o pre[cç]o)\b/iu,
  /\b(?:for|für|pour|por)\s+(?:just |only |nur |seulement |solo |só )?(?:[€$£]\s?\d+|\d+(?:[.,]\d+)?\s?(?:€|\$|£|eur|euros?|usd|dollars?|dólares|reais|bucks))/iu,
];

/** Why a question cannot stand in public; null: it can. */
export function questionRefusal(text: string): ErrorCode | null {
  if (CONTACT.some((pattern) => pattern.test(text))) return 'service.contact_in_question';
  return HAGGLING.some((pattern) => pattern.test(text)) ? 'service.haggling' : null;
}
