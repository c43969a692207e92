import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CalendarBlock } from '@/lib/shared/availability/availability';
import { lookOf } from './blockLooks';
import { LegendRoot, OpenSample, Sample } from './Week.styles';

const LOOKS = ['booked', 'held', 'queue', 'chance', 'fund', 'manual'] as const;

/** What the colours say; only those that are there. */
export function Legend({ blocks }: { blocks: readonly CalendarBlock[] }) {
  const { t } = useTranslation('hours');
  const there = new Set(blocks.map((block) => lookOf(block)));
  return (
    <LegendRoot>
      <li>
        <OpenSample />
        {t('legend.open')}
      </li>
      {LOOKS.filter((look) => there.has(look)).map((look) => (
        <li key={look}>
          <Sample $look={look} />
          {t(`legend.${look}`)}
        </li>
      ))}
    </LegendRoot>
  );
}
