import { textsIn } from '@/backend/platform/texts';

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
  const t = textsIn('mails', locale);
  return emailVerifiedAt === null
    ? t('greeting.unnamed')
    : t('greeting.named', { name: firstName });
}
