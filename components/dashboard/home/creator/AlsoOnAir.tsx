import Link from 'next/link';
import { Count, Line, Lines, Sign } from '@/components/dashboard/home/Home.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { Stack } from '@/components/ui/Stack';
import { consoleOf, type Air } from '@/hooks/dashboard/onAir';
import { percentOf } from '@/hooks/fund/fundBar';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';

/** What else runs beside the first, each in a row. */
export function AlsoOnAir({ tools }: { tools: readonly Air[] }) {
  const { t, i18n } = useTranslation('home');
  if (tools.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="also-title">
      <h2 id="also-title">
        {t('air.also')} <Count>{numbersIn(i18n.language).format(tools.length)}</Count>
      </h2>
      <Lines role="list">
        {tools.map((air) => (
          <Line key={air.item.id}>
            <Sign>
              <ToolMark tool={air.tool} />
            </Sign>
            <div>
              <h3>
                <Link href={consoleOf(air)}>
                  <bdi>{air.item.title}</bdi>
                </Link>
              </h3>
              <p>{t(`air.tool.${air.tool}`)}</p>
            </div>
            <strong>{countOf(air)}</strong>
          </Line>
        ))}
      </Lines>
    </Stack>
  );

  function countOf(air: Air) {
    if (air.tool === 'queue') return t('dashboard:party.waiting', { count: air.item.memberCount });
    if (air.tool === 'chance') return t('dashboard:home.entered', { count: air.item.memberCount });
    return new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(
      percentOf(air.item) / 100,
    );
  }
}
