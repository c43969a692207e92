import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { Cluster } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useMoney } from '@/hooks/fund/useMoney';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OwnService } from '@/lib/shared/experiences/views';
import type { Promo } from '@/lib/shared/promos/promo';
import { tabularFigures } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const MINUTE_MS = 60_000;

interface Props {
  promo: Promo;
  services: readonly OwnService[];
  onSwitch: (isOn: boolean) => void;
}

/** A code: what it takes off and where, how often it was used, and its switch. */
export function CodeRow({ promo, services, onSwitch }: Props) {
  const { t, i18n } = useTranslation('experiences');
  const money = useMoney(promo.currency ?? 'EUR');
  const now = useNow(MINUTE_MS);
  const { code, kind, value, serviceIds, maxUses, uses, until, isOn } = promo;
  const isOver = until !== null && now !== null && Date.parse(until) <= now;
  const isUsedUp = maxUses !== null && uses >= maxUses;
  const state = [
    ...(isOn ? [] : ['off']),
    ...(isOver ? ['over'] : []),
    ...(isUsedUp ? ['used_up'] : []),
  ][0];
  const titles = services.filter(({ id }) => serviceIds?.includes(id)).map(({ title }) => title);
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const off = kind === 'PERCENT' ? share.format(value / 100) : money.exact(value);
  return (
    <Root>
      <div>
        <Cluster $gap={2}>
          <h3>{code}</h3>
          <StatusBadge status={state === undefined ? 'good' : 'quiet'}>
            {t(`codes.state_${state ?? 'on'}`)}
          </StatusBadge>
        </Cluster>
        <p>
          <span>{t('codes.off', { off })}</span>
          <span>
            {serviceIds === null ? (
              t('codes.everything')
            ) : (
              <bdi>{titles.join(', ') || t('codes.some', { count: serviceIds.length })}</bdi>
            )}
          </span>
          <span>
            {maxUses === null
              ? t('codes.uses', { count: uses })
              : t('codes.uses_of', { count: uses, most: maxUses })}
          </span>
          {until !== null && (
            <span>
              {t('codes.until')} <LocalTime at={until} as="date" />
            </span>
          )}
        </p>
      </div>
      <Cluster>
        <CopyButton text={code} label={t('codes.copy', { code })} size="small" />
        <Button variant="quiet" size="small" onClick={() => onSwitch(!isOn)}>
          <span>
            {t(isOn ? 'codes.switch_off' : 'codes.switch_on')}
            <VisuallyHidden>: {code}</VisuallyHidden>
          </span>
        </Button>
      </Cluster>
    </Root>
  );
}

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${size.text};
    font-weight: ${weight.display};
    letter-spacing: 0.04em;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }
`;
