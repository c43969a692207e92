import type { NotificationType } from '@/lib/shared/notifications/notificationPrefs';

type Kind = Exclude<NotificationType, 'security'>;

type Texts = Record<Kind, (title: string, host: string) => string> & {
  /** The mail around what one is told: paragraphs with an empty line between them. */
  letter: (name: string, says: string) => string;
  /** On the mail's button. */
  open: string;
};

const ENGLISH: Texts = {
  called: (title) => `It’s your turn: ${title}`,
  next: (title) => `You’re next: ${title}`,
  back: (title) => `You’re back in line: ${title}`,
  moved: (title) => `The host moved you: ${title}`,
  removed: (title) => `You were taken off the queue: ${title}`,
  party_closed: (title) => `The queue has ended: ${title}`,
  priority: (_title, host) => `You have priority in the next queue of ${host}`,
  priority_gone: (_title, host) => `You no longer have priority in the next queue of ${host}`,
  live: (title, host) => `${host} is live: ${title}`,
  moderator: (_title, host) => `${host} asks you to help run their queue`,
  message: (_title, host) => `New message from ${host}`,
  letter: (name, says) => `Hi ${name},\n\n${says}`,
  open: 'Open PlayPlus',
};

const TEXTS = new Map<string, Texts>(
  Object.entries({
    en: ENGLISH,
    de: {
      called: (title) => `Du bist dran: ${title}`,
      next: (title) => `Du bist als Nächstes dran: ${title}`,
      back: (title) => `Du stehst wieder in der Schlange: ${title}`,
      moved: (title) => `Der Host hat dich verschoben: ${title}`,
      removed: (title) => `Du wurdest aus der Warteschlange genommen: ${title}`,
      party_closed: (title) => `Die Warteschlange ist zu Ende: ${title}`,
      priority: (_title, host) => `Du hast Vorrang in der nächsten Warteschlange von ${host}`,
      priority_gone: (_title, host) =>
        `Du hast keinen Vorrang mehr in der nächsten Warteschlange von ${host}`,
      live: (title, host) => `${host} ist live: ${title}`,
      moderator: (_title, host) => `${host} bittet dich, die Warteschlange mitzubetreuen`,
      message: (_title, host) => `Neue Nachricht von ${host}`,
      letter: (name, says) => `Hallo ${name},\n\n${says}`,
      open: 'PlayPlus öffnen',
    },
    fr: {
      called: (title) => `C’est à vous\u00a0: ${title}`,
      next: (title) => `Votre tour arrive juste après\u00a0: ${title}`,
      back: (title) => `Vous êtes de retour dans la file\u00a0: ${title}`,
      moved: (title) => `L’hôte vous a déplacé\u00a0: ${title}`,
      removed: (title) => `Vous avez été retiré de la file\u00a0: ${title}`,
      party_closed: (title) => `La file est terminée\u00a0: ${title}`,
      priority: (_title, host) => `Vous êtes prioritaire dans la prochaine file de ${host}`,
      priority_gone: (_title, host) =>
        `Vous n’êtes plus prioritaire dans la prochaine file de ${host}`,
      live: (title, host) => `${host} est en direct\u00a0: ${title}`,
      moderator: (_title, host) => `${host} vous propose de l’aider à gérer sa file`,
      message: (_title, host) => `Nouveau message de ${host}`,
      letter: (name, says) => `Bonjour ${name},\n\n${says}`,
      open: 'Ouvrir PlayPlus',
    },
    es: {
      called: (title) => `Es tu turno: ${title}`,
      next: (title) => `Sigues tú, prepárate: ${title}`,
      back: (title) => `Vuelves a estar en la cola: ${title}`,
      moved: (title) => `Te movieron en la cola: ${title}`,
      removed: (title) => `Te han quitado de la cola: ${title}`,
      party_closed: (title) => `La cola ha terminado: ${title}`,
      priority: (_title, host) => `Tienes prioridad en la próxima cola de ${host}`,
      priority_gone: (_title, host) => `Ya no tienes prioridad en la próxima cola de ${host}`,
      live: (title, host) => `${host} está en directo: ${title}`,
      moderator: (_title, host) => `${host} te pide que lleves su cola`,
      message: (_title, host) => `Nuevo mensaje de ${host}`,
      letter: (name, says) => `Hola, ${name}:\n\n${says}`,
      open: 'Abrir PlayPlus',
    },
    pt: {
      called: (title) => `É a sua vez: ${title}`,
      next: (title) => `Sua vez é a próxima: ${title}`,
      back: (title) => `Você voltou para a fila: ${title}`,
      moved: (title) => `Você foi movido na fila: ${title}`,
      removed: (title) => `Você foi retirado da fila: ${title}`,
      party_closed: (title) => `A fila terminou: ${title}`,
      priority: (_title, host) => `Você tem prioridade na próxima fila de ${host}`,
      priority_gone: (_title, host) => `Você não tem mais prioridade na próxima fila de ${host}`,
      live: (title, host) => `${host} está ao vivo: ${title}`,
      moderator: (_title, host) => `${host} quer a sua ajuda para cuidar da fila`,
      message: (_title, host) => `Nova mensagem de ${host}`,
      letter: (name, says) => `Olá, ${name},\n\n${says}`,
      open: 'Abrir o PlayPlus',
    },
  }),
);

/** What notifications say in a language; `title` is the party's, `host` its creator's name. English for one without texts. */
export function textsIn(locale: string): Texts {
  return TEXTS.get(locale) ?? ENGLISH;
}
