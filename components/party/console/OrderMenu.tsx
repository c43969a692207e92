import { useTranslation } from '@/hooks/ui/useTranslation';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { Menu, MenuButton } from '@/components/ui/overlay/Menu';
import { ORDER_POLICIES, type OrderPolicy } from '@/lib/shared/parties/queueRules';

/** On the grid of `iconPaths`. */
const orderIcon: IconDrawing = { lines: 'M5 7h14M5 12h9M5 17h5' };

interface Props {
  order: OrderPolicy;
  onChoose: (order: OrderPolicy) => void;
}

/** How the next call picks people, for this once. */
export function OrderMenu({ order, onChoose }: Props) {
  const { t } = useTranslation('console');
  return (
    <Menu
      label={t('call.order_label', { order: t(`call.order_${order}`) })}
      trigger={<DrawnIcon drawing={orderIcon} />}
    >
      {ORDER_POLICIES.map((policy) => (
        <MenuButton key={policy} aria-pressed={policy === order} onClick={() => onChoose(policy)}>
          {t(`call.order_${policy}`)}
          {policy === order && <Icon name="check" size={18} />}
        </MenuButton>
      ))}
    </Menu>
  );
}
