import type { Locales } from './faults';

interface RuledOut {
  word: RegExp;
  /** What a person of that country says. */
  instead: string;
}

/** A word that stands alone, or begins one; accents count as letters. */
const begins = (word: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${word})`, 'iu');
const whole = (word: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${word})(?![\\p{L}])`, 'iu');

/** Words that no text may use, by language. Why, and the terms of all languages: `docs/words.md`. */
const RULED_OUT: Record<string, readonly RuledOut[]> = {
  en: [
    { word: begins('e-mail'), instead: 'email' },
    { word: begins('colour|behaviour|favourite|organis(?=e)'), instead: 'the American spelling' },
    { word: begins('cancell(?=ed|ing)'), instead: 'canceled, canceling' },
    { word: whole('somebody|everybody|anybody'), instead: 'someone, everyone, anyone' },
    { word: /any more(?=[.,;:!?]|$)/iu, instead: 'anymore' },
    { word: begins('postcode'), instead: 'ZIP or postal code' },
    { word: whole('letters left'), instead: 'characters left' },
    { word: whole('oops|successfully|kindly'), instead: 'what happened' },
  ],
  de: [
    { word: begins('kn[oö]pf'), instead: 'Button' },
    { word: begins('konsole'), instead: 'Regie' },
    { word: begins('erzeug'), instead: 'erstellen' },
    { word: begins('erlebnis'), instead: 'Angebot' },
    { word: begins('spende'), instead: 'Beitrag' },
    { word: whole('fonds'), instead: 'Ziel' },
    { word: begins('handgriff'), instead: 'what is done' },
    { word: begins('registrier'), instead: 'Konto erstellen' },
    { word: whole('handle'), instead: 'Username' },
    { word: /\p{L}[*:_]innen/iu, instead: 'Leute, Viewer, wer …' },
  ],
  fr: [
    { word: begins('console'), instead: 'régie' },
    { word: whole('queue'), instead: 'file' },
    { word: whole('en direct'), instead: 'en live' },
    { word: whole('fonds'), instead: 'cagnotte' },
    { word: whole('dons?'), instead: 'contribution' },
    { word: begins('préavis'), instead: 'délai' },
    { word: begins('réclam'), instead: 'récupérer' },
    { word: begins('réglage'), instead: 'paramètres' },
    { word: begins('identifiant'), instead: 'pseudo' },
    { word: begins('carillon'), instead: 'son' },
    { word: whole('prête?s?'), instead: 'ready' },
    // Inside a line; a colon in an address or a time stands alone.
    { word: /\p{L} [:;!?»](?!\p{L})|« \p{L}/u, instead: 'a narrow no-break space' },
    { word: /\p{L}·e/u, instead: 'words without gender' },
  ],
  es: [
    { word: begins('consola'), instead: 'panel' },
    { word: whole('en directo'), instead: 'en vivo' },
    { word: whole('tu cola'), instead: 'la cola' },
    { word: begins('puls(?:a|e|o)(?!ció)'), instead: 'presiona' },
    { word: begins('tique'), instead: 'ticket' },
    { word: whole('vetar|veto'), instead: 'banear, ban' },
    { word: whole('vosotros|os|habéis|sois'), instead: 'ustedes' },
    { word: begins('ordenador|móvil'), instead: 'computadora, teléfono' },
    { word: begins('vídeo'), instead: 'video' },
    { word: whole('identificador'), instead: 'nombre de usuario' },
    { word: whole('compromiso'), instead: 'sello' },
  ],
  pt: [
    { word: whole('consoles?'), instead: 'painel' },
    { word: begins('obrigad'), instead: 'Valeu' },
    { word: whole('tirar'), instead: 'remover' },
    { word: whole('identificador'), instead: 'nome de usuário' },
    { word: begins('telemóvel|ecrã|utilizador'), instead: 'the Brazilian word' },
    { word: whole('compromisso'), instead: 'selo' },
  ],
};

/** `{{name}}` is a value, not a word. */
const PLACE = /\{\{[^}]*\}\}/g;

/** Texts with a word that is ruled out. What people may type into the search of the help is free. */
export function ruledOutWords(locales: Locales): string[] {
  return Object.entries(locales).flatMap(([language, namespaces]) =>
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.entries(texts)
        .filter(([key]) => !key.endsWith('_words'))
        .flatMap(([key, text]) =>
          (RULED_OUT[language] ?? []).flatMap(({ word, instead }) => {
            const found = word.exec(text.replaceAll(PLACE, ''))?.[0];
            const where = `locales/${language}/${namespace}.json: ${key}`;
            return found ? [`${where} says “${found}”; say ${instead}`] : [];
          }),
        ),
    ),
  );
}
