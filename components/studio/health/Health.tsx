import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, size, space, toneColors, weight } from '@/styles/tokens';
import { Panel } from '@/components/studio/Studio.styles';
import { HelpLink } from '@/components/shared/help/HelpLink';
import { LocalTime } from '@/components/shared/LocalTime';
import { Notice } from '@/components/ui/Notice';
import type { Widget } from '@/hooks/studio/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { HealthWarning } from '@/lib/shared/widgets/health';
import { AirBadge } from './AirBadge';

const Row = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} 0;
  padding: ${space[3]} ${space[5]};

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} 0;
    margin: 0;
  }

  dl > div {
    margin-inline-start: ${space[5]};
    padding-inline-start: ${space[5]};
    border-inline-start: 1px solid ${color.line};
  }

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dd {
    font-weight: ${weight.strong};
    line-height: 1.25;

    &.wrong {
      color: ${toneColors('wait').text};
    }
  }

  > p {
    margin-inline-start: ${space[4]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.narrow} {
    padding: ${space[4]};

    dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
      width: 100%;
    }

    dl > div {
      margin: 0;
      padding: 0;
      border: 0;
    }

    > p {
      margin: 0;
    }
  }
`;

/** How the overlay is doing in its scene, and what to mend. */
export function Health({ widget }: { widget: Widget }) {
  const { t } = useTranslation('studio');
  const { isOnAir, lastUsedAt, warnings } = widget;
  return (
    <>
      <Row aria-label={t('health.title')}>
        <AirBadge widget={widget} />
        {isOnAir && <Facts widget={widget} />}
        {!isOnAir && lastUsedAt !== null && (
          <p>
            {t('health.last')} <LocalTime at={lastUsedAt} as="moment" />
          </p>
        )}
      </Row>
      <p>
        <HelpLink article="studio">{t('health.help')}</HelpLink>
      </p>
      {warnings.map((warning) => (
        <Notice key={warning} kind="warning" title={t(`health:${warning}.title`)}>
          {t(`health:${warning}.remedy`)}
        </Notice>
      ))}
    </>
  );
}

function Facts({ widget: { copies, warnings } }: { widget: Widget }) {
  const { t } = useTranslation('studio');
  const copy = copies[0];
  if (!copy) return null;
  const warns = (...of: HealthWarning[]) =>
    of.some((one) => warnings.includes(one)) ? 'wrong' : undefined;
  const engine = t(copy.engine === 'OBS' ? 'health.obs' : 'health.browser');
  const frames = copy.framesPerSecond;
  return (
    <dl>
      <div>
        <dt>{t('health.engine')}</dt>
        <dd className={warns('OLD_ENGINE', 'STALE_BUILD')}>
          {copy.chromium === null ? engine : `${engine}, ${copy.chromium}`}
        </dd>
      </div>
      <div>
        <dt>{t('health.canvas')}</dt>
        <dd className={warns('WRONG_SIZE')}>{`${copy.width} × ${copy.height}`}</dd>
      </div>
      <div>
        <dt>{t('health.smoothness')}</dt>
        <dd className={warns('SLOW')}>
          {frames === null ? t('health.still') : t('health.frames', { count: frames })}
        </dd>
      </div>
      <div>
        <dt>{t('health.scene')}</dt>
        <dd className={warns('TWO_COPIES', 'HIDDEN')}>
          {copies.length > 1
            ? t('health.copies', { count: copies.length })
            : t(copy.isVisible ? 'health.visible' : 'health.hidden')}
        </dd>
      </div>
    </dl>
  );
}
