import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Card } from '@/components/ui/Card';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { CreatorOverview } from '@/lib/page/dashboard/dashboardHome';
import { Chart, Intro, Rows } from '@/components/dashboard/Dashboard.styles';

const BAR = 8;
const GAP = 2;
const HEIGHT = 60;
/** A day without views still shows a thin bar, so that all thirty days can be counted. */
const LEAST = 1;

/** Views of the creator's pages in the last thirty days. */
export function PageViews({ views }: { views: NonNullable<CreatorOverview['views']> }) {
  const { t, i18n } = useTranslation('dashboard');
  const most = Math.max(1, ...views.days.map((day) => day.views));
  const best = views.days.find((day) => day.views === most);
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <Card aria-labelledby="views-title">
      <div>
        <h2 id="views-title">{t('views.title')}</h2>
        <Intro>{t('views.total', { count: views.total })}</Intro>
      </div>
      {views.total === 0 ? (
        <p>{t('views.empty')}</p>
      ) : (
        <>
          <Chart
            viewBox={`0 0 ${views.days.length * (BAR + GAP) - GAP} ${HEIGHT}`}
            aria-hidden="true"
          >
            {views.days.map(({ day, views: count }, index) => {
              const height = LEAST + (count / most) * (HEIGHT - LEAST);
              return (
                <rect
                  key={day}
                  x={index * (BAR + GAP)}
                  y={HEIGHT - height}
                  width={BAR}
                  height={height}
                  rx={count > 0 ? 2 : 0}
                />
              );
            })}
          </Chart>
          {best ? (
            <VisuallyHidden>
              {t('views.best', { day: dayName(best.day), count: best.views })}
            </VisuallyHidden>
          ) : null}
          <Rows role="list">
            {views.pages.map(({ path, title, views: count }) => (
              <li key={path}>
                <Link href={path}>
                  <bdi>{title}</bdi>
                </Link>
                <small>{t('views.count', { count })}</small>
              </li>
            ))}
          </Rows>
        </>
      )}
    </Card>
  );
}
