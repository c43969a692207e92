/** Kinds of data that lead out of the product. */
export type ContactKind = 'email' | 'phone' | 'messenger' | 'name';

const SERVICES =
  'discord|insta(?:gram)?|ig|snap(?:chat)?|tele(?:gram)?|tg|whats?\\s?app|wa|signal|skype|threema|viber|kik|wechat|tiktok|tik\\s?tok|twitter|facebook|fb|messenger|steam|psn|xbox|twitch|bluesky|mastodon|zap|zapzap';

/** A user name of those services: holds a letter and does not end with punctuation. */
const NAME = '@?[a-z0-9](?:[a-z0-9_.-]{1,30}[a-z0-9_])(?:#\\d{4})?';

const WHAT = '(?:[\\s-]*(?:name|id|tag|user|handle))?';
const MINE = '(?:my|mein|meine|mon|ma|mi|meu|minha|o meu)';

/** "Is" in five languages. */
const IS = "(?:is|ist|lautet|heißt|c['’]est|est|es|é)";

/** "At" and "dot" spelled out, as people write them to avoid detection. */
const AT = '(?:at|ät|arroba|arobase|klammeraffe)';
const DOT = '(?:dot|punkt|point|punto|ponto)';
const ENDINGS = '(?:com|org|net|info|eu|de|at|ch|fr|be|es|pt|br|uk|io|me|gg|tv|live|online)';

const EMAILS = [
  /[\p{L}\d][\p{L}\d._%+-]*\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24}(?![\p{L}\d])/iu,
  new RegExp(
    `[\\p{L}\\d]\\s*[([{]\\s*${AT}\\s*[)\\]}]\\s*[\\p{L}\\d-]+\\s*(?:\\.|[([{]\\s*${DOT}\\s*[)\\]}]|\\s${DOT}\\s)`,
    'iu',
  ),
  new RegExp(
    `[\\p{L}\\d]\\s${AT}\\s[\\p{L}\\d-]+(?:\\s${DOT}\\s|\\.)${ENDINGS}(?![\\p{L}\\d])`,
    'iu',
  ),
];

const MESSENGER_LINK =
  /(?:^|[^\p{L}\d-])(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|dog|org)|discord\.gg|discord(?:app)?\.com|dsc\.gg|m\.me|messenger\.com|signal\.(?:me|group)|line\.me|viber\.(?:com|me)|kik\.me|snapchat\.com|instagram\.com|instagr\.am|threema\.id|facebook\.com|fb\.me|wechat\.com|skype\.com|tiktok\.com|ko-fi\.com|paypal\.me|linktr\.ee)(?=$|[/?\s,;)!.])|(?:^|\s)(?:skype|tg|whatsapp|viber|tel|mailto|sms):\S/iu;

const NAME_ELSEWHERE = [
  // "discord: robin"
  new RegExp(`(?<![\\p{L}\\d])(?:${SERVICES})${WHAT}\\s*[:=]\\s*${NAME}`, 'iu'),
  // "my insta is robin", "mein Snap ist robin", "mon insta c’est robin"
  new RegExp(`(?<![\\p{L}\\d])${MINE}\\s+(?:${SERVICES})${WHAT}\\s+${IS}\\s*:?\\s+${NAME}`, 'iu'),
  // "@robin on insta", "Insta @robin"
  new RegExp(
    `(?<![\\p{L}\\d])@[a-z0-9_.]{2,30}\\s+(?:on|auf|bei|sur|en|no|na|in|@)?\\s*(?:${SERVICES})(?![\\p{L}\\d])`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}\\d])(?:${SERVICES})\\s*[,(-]?\\s*@[a-z0-9_.]{2,30}`, 'iu'),
  // "I’m robin on insta", "ich bin robin auf Insta", "je suis robin sur Insta", "soy robin en Insta"
  new RegExp(
    `(?<![\\p{L}\\d])(?:i['’]?m|i am|ich bin|bin|je suis|soy|sou)\\s+(?:the\\s+)?${NAME}\\s+(?:on|auf|bei|sur|en|no|na)\\s+(?:${SERVICES})(?![\\p{L}\\d])`,
    'iu',
  ),
  // Discord’s old names.
  /(?<![\p{L}\d#])[\p{L}\d_.]{2,32}#\d{4}(?!\d)/u,
];

/** Days and clock times have as many digits as telephones, and people write more of them. */
const DAY =
  /(?<!\d|\d[./-])(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2\d{2,4})(?!\d|[./-]\d)/g;

const NUMBER = /(?<![\p{L}\d#.,-])(?:\+|\()?\d(?:[\d\s().\-/]*\d)?(?![\p{L}\d])/gu;

const CALL_WORD =
  /(?:call|phone|tel|telefon|handy|nummer|number|mobile|whats?\s?app|signal|ruf|anruf|appelle|portable|numéro|llama|móvil|teléfono|número|liga|telefone|celular|telemóvel|zap)\p{L}*[\s:.,!]*(?:\p{L}+[\s:.,!]+){0,3}$/iu;

/**
 * The kinds of contact data that a text seems to hold, each at most once, in the order of
 * `ContactKind`; empty for most texts. It warns and never forbids, so it may be wrong now and then:
 * what people of five languages write of games, money and days must pass.
 */
export function contactDataIn(text: string): ContactKind[] {
  const found: ContactKind[] = [];
  if (EMAILS.some((pattern) => pattern.test(text))) found.push('email');
  if (hasPhone(text)) found.push('phone');
  if (MESSENGER_LINK.test(text)) found.push('messenger');
  if (NAME_ELSEWHERE.some((pattern) => pattern.test(text))) found.push('name');
  return found;
}

function hasPhone(text: string): boolean {
  const plain = text.replace(DAY, (day) => '_'.repeat(day.length));
  return [...plain.matchAll(NUMBER)].some((match) => {
    const [number] = match;
    const count = number.replace(/\D/g, '').length;
    if (count > 15) return false;
    if (number.startsWith('+')) return count >= 7;
    if (CALL_WORD.test(plain.slice(0, match.index))) return count >= 6;
    if (isAmount(number, plain.slice(match.index + number.length))) return false;
    if (number.replace(/\D/g, '').startsWith('0')) return count >= 8;
    return count >= 9;
  });
}

/** 250.000.000 and 3 000 000 000 €. */
function isAmount(number: string, after: string): boolean {
  if (
    /^\s*(?:€|\$|£|R\$|eur|usd|euros?|dollars?|points?|punkte|puntos|pontos|xp|hp|gold)/i.test(
      after,
    )
  )
    return true;
  return /^\d{1,3}(?:\.\d{3}){2,}$/.test(number) && number.length > 11;
}
