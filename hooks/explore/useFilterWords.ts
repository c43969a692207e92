import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANGUAGES } from '@/lib/navigation/locales';
import type { Choice, FilterName } from './filters';

/** What a filter is set to, in words: "Free within 3 days", "10 to 25", "4 stars and up". */
export function useFilterWords() {
  const { t, i18n } = useTranslation('explore');
  const numbers = new Intl.NumberFormat(i18n.language);
  const sum = (minor: number) => numbers.format(minor / 100);

  function priceWords({ priceFrom, priceTo }: Choice) {
    if (!priceFrom) return t('choice.price_to', { to: sum(priceTo ?? 0) });
    const from = sum(priceFrom);
    return priceTo
      ? t('choice.price_between', { from, to: sum(priceTo) })
      : t('choice.price_from', { from });
  }

  return (choice: Choice, name: FilterName): string => {
    const { freeWithinDays, kind, ratingFrom, language } = choice;
    const words: Record<FilterName, () => string> = {
      free: () => t('choice.free', { count: freeWithinDays ?? 0 }),
      price: () => priceWords(choice),
      kind: () => t(`choice.kind_${kind ?? ''}`),
      rating: () => t('choice.rating', { stars: numbers.format((ratingFrom ?? 0) / 10) }),
      language: () => LANGUAGES.find(({ code }) => code === language)?.name ?? '',
    };
    return words[name]();
  };
}
