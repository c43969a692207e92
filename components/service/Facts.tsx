import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANGUAGES } from '@/lib/navigation/locales';
import type { ServicePage } from '@/lib/shared/experiences/views';

interface Fact {
  drawing: IconDrawing;
  words: string;
}

const PLACES = {
  GAME: serviceIcons.game,
  VOICE: serviceIcons.voice,
  VIDEO: serviceIcons.video,
  OTHER: serviceIcons.people,
} as const;

/** What it is, at a glance. */
export function Facts({ page }: { page: ServicePage }) {
  const { t } = useTranslation('service');
  const facts = useFacts(page);
  return (
    <ul className="facts" role="list" aria-label={t('facts.label')}>
      {facts.map(({ drawing, words }) => (
        <li key={words}>
          <DrawnIcon drawing={drawing} size={20} />
          <span>{words}</span>
        </li>
      ))}
      {page.orderCount > 0 && (
        <li>
          <Icon name="check" size={20} />
          <span>{t('facts.orders', { count: page.orderCount })}</span>
        </li>
      )}
    </ul>
  );
}

function useFacts({ kind, place, tiers, language }: ServicePage): Fact[] {
  const { t } = useTranslation('service');
  const spoken = LANGUAGES.find(({ code }) => code === language)?.name;
  const inLanguage = spoken ? [{ drawing: serviceIcons.language, words: spoken }] : [];
  if (kind === 'INSTANT') {
    return [{ drawing: serviceIcons.bolt, words: t('facts.instant') }, ...inLanguage];
  }
  if (kind === 'QUEUE') {
    const days = Math.max(...tiers.map((tier) => tier.days ?? 1));
    return [
      { drawing: serviceIcons.people, words: t('facts.queue') },
      { drawing: iconDrawings.clock, words: t('facts.play_days', { count: days }) },
      ...inLanguage,
    ];
  }
  if (kind === 'DELIVERY') {
    const days = spanOf(tiers.map((tier) => tier.days));
    return [
      {
        drawing: serviceIcons.parcel,
        words: t(days.isOne ? 'facts.days' : 'facts.days_span', days),
      },
      ...inLanguage,
    ];
  }
  const minutes = spanOf(tiers.map((tier) => tier.minutes));
  const seats = Math.max(...tiers.map((tier) => tier.seats));
  return [
    {
      drawing: iconDrawings.clock,
      words: t(minutes.isOne ? 'facts.minutes' : 'facts.minutes_span', minutes),
    },
    { drawing: PLACES[place], words: t(`facts.place_${place}`) },
    ...(seats > 1
      ? [{ drawing: serviceIcons.people, words: t('facts.seats', { count: seats }) }]
      : []),
    ...inLanguage,
  ];
}

/** From the least to the most; one number where both are the same. */
function spanOf(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  const from = Math.min(...known);
  const count = Math.max(...known);
  return { isOne: from === count, from, count };
}
