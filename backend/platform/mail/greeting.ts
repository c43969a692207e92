import { textsIn } from '@/backend/platform/texts';

/** An account as far as a greeting needs to know it. */
interface Greeted {
  firstName: string;
  /** Null: nobody has proven that they read the address. */
  emailVerifiedAt: Date | null;
}

/**
 * Returns the first line of a mail to an account. It holds the name only once the address is
 * confirmed: before that, whoever signed up may have written anything to a stranger's address.
 */
export function greetingIn(locale: string, { firstName, emailVerifiedAt }: Greeted): string {
  const t = textsIn('mails', locale);
  return emailVerifiedAt === null
    ? t('greeting.unnamed')
    : t('greeting.named', { name: firstName });
}
