/** Words that say nothing about what is asked, as `plain` writes them. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a about after all also am an and any are as at be because been but by can cant could did do does
    doing dont for from get got had happen happened happens has have he hello help her hey hi his how i if im in into is isnt it
    its ive just know let like me my need no not now of oh on one or our please she should so some
    somebody someone something tell thanks that the their them then there these they thing this those to
    too want was way we were what whats when where which who why will with wont would you your`,
  de: `aber alle allem allen als also am an auch auf aus bei bin bis bitte da dann das dass dem den denn der
    des dich die dir doch du durch ein eine einem einen einer eines er es etwas fur gibt habe haben hallo
    hat hast hilfe ich hoch ihr im in ins ist ja jemand jetzt kann kannst konnen man mein meine meinem meinen
    meiner mich mir mit mochte mal muss nach nein nicht nichts noch nun nur ob oder ohne passieren passiert schon sein sich
    sie sind so soll um und uns von vom vor wann war warum was weil wenn wer werde werden wie wieso will
    wir wird wo wurde zu zum zur uber`,
  fr: `a ai aide alors as au aux avec bonjour c ca ce ceci cela ces cet cette comment d dans de des dois
    donc du elle en es est et etre eu fais fait faire il ils j je l la le les leur lui m ma mais me mes moi
    mon n ne nos notre nous on ou par pas passe peut peux plus pour pourquoi qu quand que quel quelle quelles
    quels qui quoi s sa salut sans se ses si son sont sur t ta te tes toi ton tu un une va vais vas veux vos votre vous
    y`,
  es: `a al algo alguien asi aun ayuda como con cual cuales cuando de del desde donde e el ella ellos en
    entre era es esa ese eso esta este esto estoy fue ha haber hacer hago han hay hola la las le les lo los
    mas me mi mis muy necesito ni no nos o para pasa pasar pero por porque puede puedo que quien quienes quiero se ser
    si sin sobre son su sus tal tambien te tengo tiene tu tus un una uno unos va voy y ya yo`,
  pt: `a agora ajuda algo alguem ao aos as ate com como da das de dela dele depois desde do dos e ela ele em
    entao era es essa esse esta estao este estou eu faco faz fazer foi ha isso isto ja la mais mas me mesmo
    meu meus minha minhas muito na nao nas nem no nos o oi ola acontece onde os ou para pela pelo por porque posso
    pode pra preciso qual quais quando que quem quero se sem ser seu seus so sobre sua suas tambem te tem
    tenho ter tu um uma uns vai voce voces vou`,
};

/** The words of a language that a question is searched without. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  return new Set((STOP_WORDS[language] ?? '').split(/\s+/u));
}

/** Words that say that something does not work, as `plain` writes them. */
const NEGATIONS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:not|no|cant|cannot|didnt|doesnt|isnt|wont)\b/u,
  de: /\b(?:nicht|nichts|keine?n?)\b/u,
  fr: /\b(?:pas|rien)\b/u,
  es: /\b(?:no|nada)\b/u,
  pt: /\b(?:nao|nada)\b/u,
};

/** Whether a text, as `plain` writes it, speaks of what does not work. */
export function isNegative(text: string, language: string): boolean {
  return NEGATIONS[language]?.test(text.replace(/[’']/gu, '')) ?? false;
}
