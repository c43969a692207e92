type Greeting = (name: string | null) => string;

const ENGLISH: Greeting = (name) => (name === null ? 'Hi,' : `Hi ${name},`);

const GREETINGS = new Map<string, Greeting>(
  Object.entries({
    en: ENGLISH,
    de: (name: string | null) => (name === null ? 'Hallo,' : `Hallo ${name},`),
    fr: (name: string | null) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
    es: (name: string | null) => (name === null ? 'Hola:' : `Hola, ${name}:`),
    pt: (name: string | null) => (name === null ? 'Olá!' : `Olá, ${name}!`),
  }),
);

/** An account as far as a greeting needs to know it. */
interface Greeted {
  firstName: string;
  /** Null: nobody has proven that they read the address. */
  emailVerifiedAt: Date | null;
}

/**
 * First line of a mail to an account's address, with the name of whoever has confirmed it. Before that
 * no name is written: whoever signed up chose it, and the address may be anybody's.
 */
export function greetingIn(locale: string, { firstName, emailVerifiedAt }: Greeted): string {
  const greeting = GREETINGS.get(locale) ?? ENGLISH;
  return greeting(emailVerifiedAt === null ? null : firstName);
}
