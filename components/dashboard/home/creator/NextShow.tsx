import { Clock } from '@/components/shared/draw/Clock';
import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { WeekItem } from '@/hooks/dashboard/week';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Numbers, Root, Words } from './OnAir.styles';
import { View } from './View';

/** Nothing runs: what opens next, and in how long. */
export function NextShow({ show }: { show: WeekItem & { tool: 'queue' | 'chance' | 'fund' } }) {
  const { t } = useTranslation('home');
  const { tool, title, at, path } = show;
  return (
    <Root aria-labelledby="air-title">
      <View photo={null} isOnAir={false} />
      <Words>
        <Cluster $gap={2}>
          <ToolMark tool={tool} size={28} />
          <strong>
            <LocalTime at={at} as="slot" />
          </strong>
        </Cluster>
        <h3 id="air-title">
          <bdi>{title}</bdi>
        </h3>
        <Numbers>
          <div>
            <dt>{t('next.opens_in')}</dt>
            <dd>
              <Clock until={at} />
            </dd>
          </div>
        </Numbers>
        <ButtonLink href={path} variant="quiet" isWide>
          <span>
            {t('air.console')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </ButtonLink>
      </Words>
    </Root>
  );
}
