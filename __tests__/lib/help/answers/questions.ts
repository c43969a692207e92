import type { ArticleId } from '@/lib/help/articles';

/** A question as somebody types it, and the article that answers it. */
type Asked = readonly [question: string, article: ArticleId];

/**
 * Written before the search existed, as people type: in a hurry, with typing errors, in their own
 * words. A question is never changed to suit the search.
 */
export const QUESTIONS: Readonly<Record<string, readonly Asked[]>> = {
  en: [
    ['how do i join the que', 'join'],
    ['do i need an acount to join?', 'join'],
    // Its article was written after the list: when that was made, `turn` spoke of it.
    ['i missed my turn what now', 'missed'],
    ['how to leave the line', 'leave'],
    ['overlay in obs not showing', 'overlay'],
    ['how do i delte my account', 'delete'],
    ['can i login with google', 'google'],
    ['stop emails notifcations', 'notify'],
    ['change my handel', 'handle'],
    ['my verification code did not arrive', 'verify'],
  ],
  de: [
    ['wie komme ich in die warteschlange', 'join'],
    ['was passirt wenn ich aufgerufen werde', 'turn'],
    ['ich will die warteschlange verlasen', 'leave'],
    ['konto löschen', 'delete'],
    ['wie lösche ich mein konot', 'delete'],
    ['benachrichtigungen abschalten', 'notify'],
    ['sprache umstellen', 'language'],
    ['overlay obs browserquelle', 'overlay'],
    ['mit gogle einloggen', 'google'],
    ['wie ändere ich meinen usernamen', 'handle'],
  ],
  fr: [
    ['comment rejoindre la file', 'join'],
    ['quiter la file', 'leave'],
    ['c est mon tour je fais quoi', 'turn'],
    ['suprimer mon compte', 'delete'],
    ['desactiver les notifications', 'notify'],
    ['changer de langue', 'language'],
    ['connexion avec google', 'google'],
    ['je veux changer mon pseudo', 'handle'],
    ['afficher la file dans obs', 'overlay'],
    ['le code de verification n arrive pas', 'verify'],
  ],
  es: [
    ['como me uno a la cola', 'join'],
    ['salir de la cola', 'leave'],
    ['me llamaron que hago', 'turn'],
    ['como borro mi cuenta', 'delete'],
    ['eliminar cuenta', 'delete'],
    ['desactivar notificasiones', 'notify'],
    ['cambiar idioma', 'language'],
    ['entrar con gogle', 'google'],
    ['mostrar la cola en obs', 'overlay'],
    ['quien ve mi correo', 'privacy'],
  ],
  pt: [
    ['como entro na fila', 'join'],
    ['sair da fila', 'leave'],
    ['chegou minha vez o que faço', 'turn'],
    ['excluir minha conta', 'delete'],
    ['desativar notificaçoes', 'notify'],
    ['mudar o idioma', 'language'],
    ['entrar com o google', 'google'],
    ['trocar nome de usuario', 'handle'],
    ['colocar a fila no obs', 'overlay'],
    ['o codigo nao chegou no meu email', 'verify'],
  ],
};

/** What no article answers: handed over to people, and never guessed at. */
export const UNANSWERED: Readonly<Record<string, readonly string[]>> = {
  en: ['can i import my list from nightbot', 'do you sell t-shirts'],
  de: ['kann ich meine liste aus nightbot importieren', 'wie wird das wetter morgen'],
  fr: ['quel temps fera-t-il demain', 'vendez-vous des tee-shirts'],
  es: ['puedo importar mi lista de nightbot', 'qué tiempo hará mañana'],
  pt: ['dá para importar minha lista do nightbot', 'vocês vendem camisetas'],
};

/** Questions that were missed once, as they were typed. Search words of their articles mended it. */
export const MISSED: Readonly<Record<string, readonly Asked[]>> = {
  en: [['when do i get payed out', 'payouts']],
  de: [['wan bekomme ich mein geld', 'payouts']],
  fr: [['quan je recoit mon argent', 'payouts']],
  es: [['cuando resivo mi dinero', 'payouts']],
  pt: [['quando resebo meu dinhero', 'payouts']],
};
