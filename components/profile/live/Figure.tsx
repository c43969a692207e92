import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';

interface Props {
  /** A sentence with a number in it. */
  words: string;
  count: number;
}

/** The number of a sentence as large as it matters, where the sentence begins with it. */
export function Figure({ words, count }: Props) {
  const { i18n } = useTranslation('profile');
  const number = numbersIn(i18n.language).format(count);
  return words.startsWith(number) ? (
    <p className="figure">
      <b>{number}</b> <span>{words.slice(number.length).trim()}</span>
    </p>
  ) : (
    <p className="figure">{words}</p>
  );
}
