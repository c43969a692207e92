import type { NotificationMessage } from '@/lib/shared/messages';

type Texts = Record<NotificationMessage['type'], (title: string) => string>;

const ENGLISH: Texts = {
  called: (title) => `It’s your turn: ${title}`,
  removed: (title) => `You were taken off the queue: ${title}`,
  party_closed: (title) => `The queue has ended: ${title}`,
};

const TEXTS = new Map<string, Texts>(
  Object.entries({
    en: ENGLISH,
    de: {
      called: (title) => `Du bist dran: ${title}`,
      removed: (title) => `Du wurdest aus der Warteschlange genommen: ${title}`,
      party_closed: (title) => `Die Warteschlange ist zu Ende: ${title}`,
    },
    fr: {
      called: (title) => `C’est à toi : ${title}`,
      removed: (title) => `Tu as été retiré de la file : ${title}`,
      party_closed: (title) => `La file est terminée : ${title}`,
    },
    es: {
      called: (title) => `Es tu turno: ${title}`,
      removed: (title) => `Te han quitado de la cola: ${title}`,
      party_closed: (title) => `La cola ha terminado: ${title}`,
    },
    pt: {
      called: (title) => `É a tua vez: ${title}`,
      removed: (title) => `Foste retirado da fila: ${title}`,
      party_closed: (title) => `A fila terminou: ${title}`,
    },
  }),
);

/** What notifications say in a language; `title` is the party's. English for one without texts. */
export function textsIn(locale: string): Texts {
  return TEXTS.get(locale) ?? ENGLISH;
}
