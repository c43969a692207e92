interface Texts {
  /** Before the address a button leads to. */
  address: string;
  /** What the link at the foot does. */
  unsubscribe: string;
  /** Why the mail came. */
  why: string;
}

const ENGLISH: Texts = {
  address: 'If the button does not work, open this address:',
  unsubscribe: 'No more emails like this',
  why: 'You got this email because someone used your address on PlayPlus.',
};

const TEXTS = new Map<string, Texts>(
  Object.entries({
    en: ENGLISH,
    de: {
      address: 'Wenn der Knopf nicht funktioniert, öffne diese Adresse:',
      unsubscribe: 'Keine Mails dieser Art mehr bekommen',
      why: 'Du bekommst diese Mail, weil jemand deine Adresse bei PlayPlus benutzt hat.',
    },
    fr: {
      address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse\u00a0:',
      unsubscribe: 'Ne plus recevoir ces e-mails',
      why: 'Vous recevez cet e-mail parce que votre adresse a été utilisée sur PlayPlus.',
    },
    es: {
      address: 'Si el botón no funciona, abre esta dirección:',
      unsubscribe: 'No recibir más correos como este',
      why: 'Recibes este correo porque alguien usó tu dirección en PlayPlus.',
    },
    pt: {
      address: 'Se o botão não funcionar, abra este endereço:',
      unsubscribe: 'Não receber mais e-mails como este',
      why: 'Você recebe este e-mail porque alguém usou o seu endereço no PlayPlus.',
    },
  }),
);

/** The words around every mail in a language; English for one without texts. */
export function textsIn(locale: string): Texts {
  return TEXTS.get(locale) ?? ENGLISH;
}
