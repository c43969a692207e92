interface Letter {
  subject: string;
  /** Paragraphs after the greeting, with an empty line between them. */
  text: string;
}

const ENGLISH: Letter = {
  subject: 'Your PlayPlus account has been deleted',
  text: 'Your account and everything that belonged to it have been deleted, as you asked. Your places in queues went to the next people, and your own queues have ended.\n\nNobody else can take your handle. This is our last email to you.\n\nIf this wasn’t you, reply to this email at once.',
};

const TEXTS = new Map<string, Letter>(
  Object.entries({
    en: ENGLISH,
    de: {
      subject: 'Dein PlayPlus-Konto wurde gelöscht',
      text: 'dein Konto und alles, was dazugehörte, wurde gelöscht, wie du es wolltest. Deine Plätze in Warteschlangen gingen an die Nächsten, deine eigenen Warteschlangen sind beendet.\n\nDeinen Handle bekommt niemand sonst. Das ist unsere letzte Mail an dich.\n\nWenn du das nicht warst, antworte sofort auf diese Mail.',
    },
    fr: {
      subject: 'Votre compte PlayPlus a été supprimé',
      text: 'Votre compte et tout ce qui en faisait partie ont été supprimés, comme vous l’avez demandé. Vos places dans les files sont allées aux suivants et vos propres files sont terminées.\n\nPersonne d’autre ne pourra prendre votre identifiant. C’est notre dernier e-mail.\n\nSi ce n’était pas vous, répondez tout de suite à cet e-mail.',
    },
    es: {
      subject: 'Tu cuenta de PlayPlus se ha eliminado',
      text: 'Tu cuenta y todo lo que contenía se han eliminado, como pediste. Tus puestos en las colas pasaron a los siguientes y tus propias colas han terminado.\n\nNadie más podrá usar tu identificador. Este es nuestro último correo.\n\nSi no fuiste tú, responde enseguida a este correo.',
    },
    pt: {
      subject: 'Sua conta do PlayPlus foi excluída',
      text: 'Sua conta e tudo o que fazia parte dela foram excluídos, como você pediu. Seus lugares nas filas foram para os próximos, e suas próprias filas terminaram.\n\nNinguém mais poderá usar o seu identificador. Este é o nosso último e-mail.\n\nSe não foi você, responda a este e-mail agora mesmo.',
    },
  }),
);

/** The last letter; English for a language without texts. */
export function farewellIn(locale: string): Letter {
  return TEXTS.get(locale) ?? ENGLISH;
}
