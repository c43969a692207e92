import Link from 'next/link';
import styled from 'styled-components';
import { Line, Lines } from '@/components/dashboard/home/Home.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Stack } from '@/components/ui/Stack';
import type { WeekItem } from '@/hooks/dashboard/week';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, size, space, weight } from '@/styles/tokens';

const Day = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  > time {
    display: grid;
    justify-items: center;
    min-width: 2.75rem;
    color: ${color.textQuiet};
    font-size: ${size.small};
    line-height: 1.2;
  }

  strong {
    color: ${color.text};
    font-size: ${size.heading};
    font-weight: ${weight.display};
  }

  svg {
    flex: none;
    color: ${color.accentText};
  }
`;

/** More than these stand on the pages of each tool. */
const MOST = 8;

/** A creator's next seven days: shows and bookings in one list. */
export function ThisWeek({ items }: { items: readonly WeekItem[] }) {
  const { t, i18n } = useTranslation('home');
  if (items.length === 0) return null;
  const part = (at: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, options).format(new Date(at));
  return (
    <Stack as="section" $gap={3} aria-labelledby="week-title">
      <h2 id="week-title">{t('week.title')}</h2>
      <Lines role="list">
        {items.slice(0, MOST).map(({ id, tool, event, at, title, name, path }) => (
          <Line key={`${id} ${event}`}>
            <Day>
              <time dateTime={at}>
                {part(at, { weekday: 'short' })}
                <strong>{part(at, { day: 'numeric' })}</strong>
              </time>
              {tool === 'booking' ? (
                <DrawnIcon drawing={dashboardIcons.experiences} size={24} />
              ) : (
                <ToolMark tool={tool} />
              )}
            </Day>
            <div>
              <h3>
                <Link href={path}>
                  {name !== null && (
                    <>
                      <bdi>{name}</bdi>,{' '}
                    </>
                  )}
                  <bdi>{title}</bdi>
                </Link>
              </h3>
              <p>{t(`week.${event}`)}</p>
            </div>
            <strong>
              <LocalTime at={at} as="time" />
            </strong>
          </Line>
        ))}
      </Lines>
    </Stack>
  );
}
