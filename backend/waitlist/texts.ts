interface Texts {
  subject: string;
  /** Paragraphs, with an empty line between them. */
  text: string;
  /** On the button. */
  action: string;
}

const ENGLISH: Texts = {
  subject: 'One more step to the PlayPlus waitlist',
  text: 'Someone, hopefully you, put this address on the PlayPlus waitlist: one email when PlayChance opens, one when PlayFund opens.\n\nConfirm that the address is yours. The link works for 24 hours. If it was not you, do nothing: we’ll forget the address after seven days.',
  action: 'Confirm my address',
};

const TEXTS = new Map<string, Texts>(
  Object.entries({
    en: ENGLISH,
    de: {
      subject: 'Noch ein Schritt zur PlayPlus-Warteliste',
      text: 'Jemand, hoffentlich du, hat diese Adresse auf die Warteliste von PlayPlus gesetzt: eine Mail, wenn PlayChance startet, eine, wenn PlayFund startet.\n\nBestätige, dass die Adresse dir gehört. Der Link gilt 24 Stunden. Wenn du das nicht warst, musst du nichts tun: Nach sieben Tagen vergessen wir die Adresse.',
      action: 'Adresse bestätigen',
    },
    fr: {
      subject: 'Encore une étape vers la liste d’attente de PlayPlus',
      text: 'Quelqu’un, vous sans doute, a inscrit cette adresse sur la liste d’attente de PlayPlus\u00a0: un e-mail à l’ouverture de PlayChance, un autre à celle de PlayFund.\n\nConfirmez que l’adresse est la vôtre. Le lien est valable 24 heures. Si ce n’était pas vous, ne faites rien\u00a0: nous oublions l’adresse au bout de sept jours.',
      action: 'Confirmer mon adresse',
    },
    es: {
      subject: 'Un paso más para la lista de espera de PlayPlus',
      text: 'Alguien, esperamos que tú, apuntó esta dirección en la lista de espera de PlayPlus: un correo cuando abra PlayChance y otro cuando abra PlayFund.\n\nConfirma que la dirección es tuya. El enlace vale 24 horas. Si no fuiste tú, no hagas nada: a los siete días olvidamos la dirección.',
      action: 'Confirmar mi dirección',
    },
    pt: {
      subject: 'Falta um passo para a lista de espera do PlayPlus',
      text: 'Alguém, esperamos que você, colocou este endereço na lista de espera do PlayPlus: um e-mail quando o PlayChance abrir e outro quando o PlayFund abrir.\n\nConfirme que o endereço é seu. O link vale por 24 horas. Se não foi você, não faça nada: depois de sete dias esquecemos o endereço.',
      action: 'Confirmar meu endereço',
    },
  }),
);

/** What the waitlist's mail says in a language; English for one without texts. */
export function textsIn(locale: string): Texts {
  return TEXTS.get(locale) ?? ENGLISH;
}
