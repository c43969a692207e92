interface Texts {
  /** Under a name without a tagline. */
  face: string;
  /** Under a party's title; `name` is the host's. */
  party: (name: string) => string;
  /** On the product's own picture. */
  heading: string;
  text: string;
}

const ENGLISH: Texts = {
  face: 'Play along, live',
  party: (name) => `Join the queue of ${name}`,
  heading: 'Your viewers, in the game.',
  text: 'Queues, draws and goals for streamers',
};

const TEXTS = new Map<string, Texts>(
  Object.entries({
    en: ENGLISH,
    de: {
      face: 'Spiel live mit',
      party: (name: string) => `Stell dich bei ${name} an`,
      heading: 'Dein Publikum spielt mit.',
      text: 'Warteschlangen, Verlosungen und Ziele für Streamer',
    },
    fr: {
      face: 'Jouez en direct',
      party: (name: string) => `Rejoignez la file de ${name}`,
      heading: 'Tes viewers, dans ta partie.',
      text: 'Files, tirages et objectifs pour streamers',
    },
    es: {
      face: 'Juega en directo',
      party: (name: string) => `Únete a la cola de ${name}`,
      heading: 'Tu chat, en la partida.',
      text: 'Colas, sorteos y metas para streamers',
    },
    pt: {
      face: 'Jogue ao vivo',
      party: (name: string) => `Entre na fila de ${name}`,
      heading: 'Seu público, dentro do jogo.',
      text: 'Filas, sorteios e metas para streamers',
    },
  }),
);

/** What pictures say in a language; English for one without texts. */
export function textsIn(locale: string): Texts {
  return TEXTS.get(locale) ?? ENGLISH;
}
