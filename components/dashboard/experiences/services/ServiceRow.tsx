import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { Cluster } from '@/components/ui/Stack';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { OwnServiceRow } from '@/hooks/experiences/useServices';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { editPath, servicePath } from '@/lib/navigation/tools/experiencePath';
import type { ServiceAction, ServiceState } from '@/lib/shared/experiences/kinds';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { ServiceRoot } from './Services.styles';

interface Props {
  service: OwnServiceRow;
  onAct: (action: ServiceAction) => void;
}

const STATUS: Readonly<Record<ServiceState, Status>> = {
  DRAFT: 'quiet',
  PUBLISHED: 'good',
  PAUSED: 'wait',
  ARCHIVED: 'quiet',
};

/** What can be done to a service in a state; a draft goes live in its editor, where the gate is. */
const ACTIONS: Readonly<Record<ServiceState, readonly ServiceAction[]>> = {
  DRAFT: ['ARCHIVE'],
  PUBLISHED: ['PAUSE', 'ARCHIVE'],
  PAUSED: ['RESUME', 'ARCHIVE'],
  ARCHIVED: ['RESTORE'],
};

/** A service of one's own: how it stands, what it brought, and what one does with it. */
export function ServiceRow({ service, onAct }: Props) {
  const { t } = useTranslation('experiences');
  const origin = useOrigin();
  const { id, handle, state, image } = service;
  const title = service.title || t('services.untitled');
  const path = servicePath(handle, id);
  return (
    <ServiceRoot>
      {image ? (
        <img src={image} alt="" width={96} height={60} loading="lazy" />
      ) : (
        <span>
          <DrawnIcon drawing={dashboardIcons.experiences} size={28} />
        </span>
      )}
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <Facts service={service} />
      </div>
      <div>
        <StatusBadge status={STATUS[state]}>{t(`services.state_${state}`)}</StatusBadge>
      </div>
      <Cluster $gap={1}>
        {state === 'PUBLISHED' && (
          <CopyButton text={`${origin}${path}`} label={t('services.copy')} size="small" />
        )}
        <ButtonLink
          href={editPath(id)}
          size="small"
          variant={state === 'DRAFT' ? 'primary' : 'quiet'}
        >
          <span>
            {t(state === 'DRAFT' ? 'services.finish' : 'services.edit')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </ButtonLink>
        <Menu
          label={t('services.more', { title })}
          trigger={<DrawnIcon drawing={dashboardIcons.more} size={22} />}
        >
          <MenuLink href={path}>{t('services.page')}</MenuLink>
          {ACTIONS[state].map((action) => (
            <MenuButton key={action} onClick={() => onAct(action)}>
              {t(`services.act_${action}`)}
            </MenuButton>
          ))}
        </Menu>
      </Cluster>
    </ServiceRoot>
  );
}

function Facts({ service }: Pick<Props, 'service'>) {
  const { t, i18n } = useTranslation('experiences');
  const { kind, priceFrom, currency, orderCount, favoriteCount, nextFreeAt, state } = service;
  const price = formatBriefMoney({ amount: priceFrom, currency }, i18n.language);
  return (
    <p>
      <span>{t(`services.kind_${kind}`)}</span>
      {priceFrom > 0 && <span>{t('services.from', { price })}</span>}
      {orderCount > 0 && <span>{t('services.orders', { count: orderCount })}</span>}
      {favoriteCount > 0 && <span>{t('services.favorites', { count: favoriteCount })}</span>}
      {state === 'PUBLISHED' && nextFreeAt && (
        <span>
          {t('services.next_free')} <LocalTime at={nextFreeAt} as="moment" />
        </span>
      )}
      {state === 'PUBLISHED' && kind === 'SESSION' && !nextFreeAt && (
        <b>{t('services.nothing_free')}</b>
      )}
    </p>
  );
}
