/** Letters about an account's safety; none of them can be switched off. */
export type LetterKind =
  | 'verifyEmail'
  | 'verifyNewEmail'
  | 'emailChanged'
  | 'resetPassword'
  | 'passwordChanged'
  | 'googleLinked';

interface Letter {
  subject: string;
  /** Paragraphs after the greeting, with an empty line between them. */
  text: string;
  /** On the button; letters that only tell have none. */
  action?: string;
}

interface Words {
  newEmail: string;
  /** Date and time of what the letter tells, as its reader writes them, with their zone. */
  when: string;
}

type Texts = Record<LetterKind, (words: Words) => Letter> & {
  phoneCode: (code: string) => string;
};

const ENGLISH: Texts = {
  verifyEmail: () => ({
    subject: 'Is this your email address?',
    text: 'Welcome to PlayPlus. Please confirm that this address is yours, so that you can get back in if you ever forget your password.\n\nThe link works for 24 hours. If you didn’t sign up, do nothing: without your confirmation the address does not count.',
    action: 'Confirm address',
  }),
  verifyNewEmail: () => ({
    subject: 'Confirm your new email address',
    text: 'You want to use this address for your PlayPlus account from now on. Until you confirm it, everything stays as it is.\n\nThe link works for one hour. If this wasn’t you, do nothing.',
    action: 'Use this address',
  }),
  emailChanged: ({ newEmail, when }) => ({
    subject: 'Your account has a new email address',
    text: `Your PlayPlus account now uses ${newEmail}. This address no longer opens it.\n\nWhen: ${when}\n\nIf this wasn’t you, reply to this email at once or write to the contact address on the site.`,
  }),
  resetPassword: () => ({
    subject: 'Choose a new password',
    text: 'Someone, hopefully you, wants to set a new password for your PlayPlus account.\n\nThe link works once, for ten minutes. If this wasn’t you, do nothing: your password stays as it is.',
    action: 'Choose a new password',
  }),
  passwordChanged: ({ when }) => ({
    subject: 'Your password was changed',
    text: `The password of your PlayPlus account has just been changed. You are logged out everywhere else.\n\nWhen: ${when}\n\nIf this wasn’t you, set a new one right away with “Forgot your password?” on the login page.`,
  }),
  googleLinked: ({ when }) => ({
    subject: 'You can now log in with Google',
    text: `Your PlayPlus account has just been connected to a Google account. From now on you can log in with either: Google or your password.\n\nWhen: ${when}\n\nIf this wasn’t you, set a new password right away with “Forgot your password?” on the login page, and tell us.`,
  }),
  phoneCode: (code) =>
    `${code} is your PlayPlus code. It works for ten minutes. We never ask for it.`,
};

const GERMAN: Texts = {
  verifyEmail: () => ({
    subject: 'Ist das deine E-Mail-Adresse?',
    text: 'willkommen bei PlayPlus. Bitte bestätige, dass diese Adresse dir gehört. Dann kommst du auch wieder hinein, wenn du dein Passwort einmal vergisst.\n\nDer Link gilt 24 Stunden. Wenn du dich nicht registriert hast, musst du nichts tun: Ohne deine Bestätigung zählt die Adresse nicht.',
    action: 'Adresse bestätigen',
  }),
  verifyNewEmail: () => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    text: 'du möchtest diese Adresse ab jetzt für dein PlayPlus-Konto benutzen. Bis du sie bestätigst, bleibt alles, wie es ist.\n\nDer Link gilt eine Stunde. Wenn du das nicht warst, musst du nichts tun.',
    action: 'Diese Adresse benutzen',
  }),
  emailChanged: ({ newEmail, when }) => ({
    subject: 'Dein Konto hat eine neue E-Mail-Adresse',
    text: `dein PlayPlus-Konto benutzt jetzt ${newEmail}. Mit der Adresse, an die diese Mail ging, kannst du dich nicht mehr anmelden.\n\nZeitpunkt: ${when}\n\nWenn du das nicht warst, antworte sofort auf diese Mail oder schreib uns an die Kontaktadresse auf der Seite.`,
  }),
  resetPassword: () => ({
    subject: 'Wähle ein neues Passwort',
    text: 'jemand, hoffentlich du, möchte für dein PlayPlus-Konto ein neues Passwort festlegen.\n\nDer Link gilt einmal, zehn Minuten lang. Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    action: 'Neues Passwort wählen',
  }),
  passwordChanged: ({ when }) => ({
    subject: 'Dein Passwort wurde geändert',
    text: `das Passwort deines PlayPlus-Kontos wurde gerade geändert. Überall sonst, wo du angemeldet warst, bist du jetzt abgemeldet.\n\nZeitpunkt: ${when}\n\nWenn du das nicht warst, leg sofort ein neues fest: mit „Passwort vergessen?“ auf der Anmeldeseite.`,
  }),
  googleLinked: ({ when }) => ({
    subject: 'Du kannst dich jetzt mit Google anmelden',
    text: `dein PlayPlus-Konto wurde gerade mit einem Google-Konto verbunden. Von jetzt an kannst du dich mit beidem anmelden: mit Google und mit deinem Passwort.\n\nZeitpunkt: ${when}\n\nWenn du das nicht warst, leg mit „Passwort vergessen?“ auf der Anmeldeseite sofort ein neues Passwort fest und sag uns Bescheid.`,
  }),
  phoneCode: (code) =>
    `${code} ist dein PlayPlus-Code. Er gilt zehn Minuten. Wir fragen nie danach.`,
};

const FRENCH: Texts = {
  verifyEmail: () => ({
    subject: 'Est-ce bien votre adresse e-mail\u202f?',
    text: 'Bienvenue sur PlayPlus. Confirmez que cette adresse est bien la vôtre\u00a0: ainsi, vous pourrez retrouver votre compte même si vous oubliez votre mot de passe.\n\nLe lien est valable 24 heures. Si vous ne vous êtes pas inscrit, ne faites rien\u00a0: sans votre confirmation, l’adresse ne compte pas.',
    action: 'Confirmer l’adresse',
  }),
  verifyNewEmail: () => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Vous souhaitez utiliser cette adresse pour votre compte PlayPlus. Tant que vous ne l’avez pas confirmée, rien ne change.\n\nLe lien est valable une heure. Si ce n’était pas vous, ne faites rien.',
    action: 'Utiliser cette adresse',
  }),
  emailChanged: ({ newEmail, when }) => ({
    subject: 'Votre compte a une nouvelle adresse e-mail',
    text: `Votre compte PlayPlus utilise désormais ${newEmail}. L’adresse à laquelle vous lisez cet e-mail ne permet plus de vous connecter.\n\nDate\u00a0: ${when}\n\nSi ce n’était pas vous, répondez tout de suite à cet e-mail ou écrivez-nous à l’adresse de contact indiquée sur le site.`,
  }),
  resetPassword: () => ({
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un, vous sans doute, souhaite définir un nouveau mot de passe pour votre compte PlayPlus.\n\nLe lien ne sert qu’une fois et reste valable dix minutes. Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même.',
    action: 'Choisir un nouveau mot de passe',
  }),
  passwordChanged: ({ when }) => ({
    subject: 'Votre mot de passe a été modifié',
    text: `Le mot de passe de votre compte PlayPlus vient d’être modifié. Vous êtes déconnecté partout ailleurs.\n\nDate\u00a0: ${when}\n\nSi ce n’était pas vous, définissez-en tout de suite un nouveau avec «\u00a0Mot de passe oublié\u202f?\u00a0» sur la page de connexion.`,
  }),
  googleLinked: ({ when }) => ({
    subject: 'Vous pouvez désormais vous connecter avec Google',
    text: `Votre compte PlayPlus vient d’être relié à un compte Google. Désormais, vous pouvez vous connecter avec l’un ou l’autre\u00a0: Google ou votre mot de passe.\n\nDate\u00a0: ${when}\n\nSi ce n’était pas vous, définissez tout de suite un nouveau mot de passe avec «\u00a0Mot de passe oublié\u202f?\u00a0» sur la page de connexion, et prévenez-nous.`,
  }),
  phoneCode: (code) =>
    `${code} est votre code PlayPlus. Il est valable dix minutes. Nous ne le demandons jamais.`,
};

const SPANISH: Texts = {
  verifyEmail: () => ({
    subject: '¿Es esta tu dirección de correo?',
    text: 'Te damos la bienvenida a PlayPlus. Confirma que esta dirección es tuya: así podrás volver a entrar aunque olvides tu contraseña.\n\nEl enlace vale 24 horas. Si no has creado una cuenta, no hagas nada: sin tu confirmación, la dirección no cuenta.',
    action: 'Confirmar dirección',
  }),
  verifyNewEmail: () => ({
    subject: 'Confirma tu nueva dirección de correo',
    text: 'Quieres usar esta dirección para tu cuenta de PlayPlus a partir de ahora. Hasta que la confirmes, todo sigue igual.\n\nEl enlace vale una hora. Si no fuiste tú, no hagas nada.',
    action: 'Usar esta dirección',
  }),
  emailChanged: ({ newEmail, when }) => ({
    subject: 'Tu cuenta tiene una nueva dirección de correo',
    text: `Tu cuenta de PlayPlus usa ahora ${newEmail}. Con la dirección en la que lees esto ya no podrás iniciar sesión.\n\nFecha: ${when}\n\nSi no fuiste tú, responde enseguida a este correo o escríbenos a la dirección de contacto del sitio.`,
  }),
  resetPassword: () => ({
    subject: 'Elige una contraseña nueva',
    text: 'Alguien, esperamos que tú, quiere poner una contraseña nueva a tu cuenta de PlayPlus.\n\nEl enlace sirve una sola vez y vale diez minutos. Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
    action: 'Elegir una contraseña nueva',
  }),
  passwordChanged: ({ when }) => ({
    subject: 'Se ha cambiado tu contraseña',
    text: `Se acaba de cambiar la contraseña de tu cuenta de PlayPlus. Tu sesión se ha cerrado en todos los demás sitios.\n\nFecha: ${when}\n\nSi no fuiste tú, pon otra enseguida con «¿Has olvidado tu contraseña?» en la página de inicio de sesión.`,
  }),
  googleLinked: ({ when }) => ({
    subject: 'Ya puedes iniciar sesión con Google',
    text: `Tu cuenta de PlayPlus se acaba de conectar con una cuenta de Google. Desde ahora puedes iniciar sesión con cualquiera de las dos: Google o tu contraseña.\n\nFecha: ${when}\n\nSi no fuiste tú, pon enseguida otra contraseña con «¿Has olvidado tu contraseña?» en la página de inicio de sesión y avísanos.`,
  }),
  phoneCode: (code) => `${code} es tu código de PlayPlus. Vale diez minutos. Nunca te lo pedimos.`,
};

const PORTUGUESE: Texts = {
  verifyEmail: () => ({
    subject: 'Este endereço de e-mail é seu?',
    text: 'Boas-vindas ao PlayPlus. Confirme que este endereço é seu: assim você consegue entrar de novo mesmo que esqueça a senha.\n\nO link vale por 24 horas. Se você não criou uma conta, não faça nada: sem a sua confirmação, o endereço não vale.',
    action: 'Confirmar endereço',
  }),
  verifyNewEmail: () => ({
    subject: 'Confirme o seu novo endereço de e-mail',
    text: 'Você quer usar este endereço na sua conta PlayPlus a partir de agora. Até você confirmar, tudo fica como está.\n\nO link vale por uma hora. Se não foi você, não faça nada.',
    action: 'Usar este endereço',
  }),
  emailChanged: ({ newEmail, when }) => ({
    subject: 'A sua conta tem um novo endereço de e-mail',
    text: `A sua conta PlayPlus agora usa ${newEmail}. Com o endereço em que você lê esta mensagem, não dá mais para entrar.\n\nQuando: ${when}\n\nSe não foi você, responda a este e-mail agora mesmo ou escreva para o endereço de contato do site.`,
  }),
  resetPassword: () => ({
    subject: 'Escolha uma nova senha',
    text: 'Alguém, esperamos que você, quer definir uma nova senha para a sua conta PlayPlus.\n\nO link serve uma vez só e vale por dez minutos. Se não foi você, não faça nada: a sua senha continua a mesma.',
    action: 'Escolher uma nova senha',
  }),
  passwordChanged: ({ when }) => ({
    subject: 'A sua senha foi alterada',
    text: `A senha da sua conta PlayPlus acabou de ser alterada. Sua sessão foi encerrada em todos os outros lugares.\n\nQuando: ${when}\n\nSe não foi você, defina outra agora mesmo em “Esqueceu a senha?” na página de entrada.`,
  }),
  googleLinked: ({ when }) => ({
    subject: 'Agora você pode entrar com o Google',
    text: `Sua conta PlayPlus acaba de ser conectada a uma conta do Google. De agora em diante, você pode entrar com qualquer um dos dois: o Google ou a sua senha.\n\nQuando: ${when}\n\nSe não foi você, defina outra senha agora mesmo em “Esqueceu a senha?” na página de entrada e avise a gente.`,
  }),
  phoneCode: (code) =>
    `${code} é o seu código PlayPlus. Vale por dez minutos. Nunca pedimos esse código.`,
};

const TEXTS = new Map<string, Texts>(
  Object.entries({ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, pt: PORTUGUESE }),
);

/** What letters and text messages about an account say; English for a language without texts. */
export function textsIn(locale: string): Texts {
  return TEXTS.get(locale) ?? ENGLISH;
}
