import { useTranslation } from '@/hooks/ui/useTranslation';
import { consoleIcons } from '@/components/console/consoleIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton } from '@/components/ui/overlay/Menu';
import { ORDER_POLICIES, type OrderPolicy } from '@/lib/shared/parties/queueRules';

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
      trigger={<DrawnIcon drawing={consoleIcons.order} />}
      isFree
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
