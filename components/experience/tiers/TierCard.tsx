import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton } from '@/components/ui/overlay/Menu';
import type { TierDraft } from '@/hooks/experience/draft';
import { faultsOf, priceOf } from '@/hooks/experience/settingsOf';
import type { ServiceEditor } from '@/hooks/experience/useServiceDraft';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { TierEdit } from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';
import { netOf } from '@/lib/shared/money/fees';
import { formatMoney } from '@/lib/shared/money/format';
import { TierFields } from './TierFields';
import { TierBody, TierHead, TierRoot, TierSummary } from './Tiers.styles';

interface Props {
  tier: TierDraft;
  /** Undefined: it was never saved. */
  saved: TierEdit | undefined;
  place: number;
  count: number;
  /** On a narrow screen: all of it is shown. */
  isOpen: boolean;
  editor: ServiceEditor;
  onOpen: () => void;
  onChange: (part: Partial<TierDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** One tier: its fields, and what can be done with it as a whole. */
export function TierCard(props: Props) {
  const { tier, saved, place, count, isOpen, editor, onOpen, onChange } = props;
  const { t } = useTranslation('experienceEdit');
  const number = place + 1;
  const name = tier.name.trim() || t('tiers.tier', { number });
  const isSold = saved?.isSold ?? false;
  const canAdd = count < LIMITS.serviceTiers;
  return (
    <TierRoot $isOpen={isOpen}>
      <Summary {...{ tier, editor, name, isOpen, onOpen }} />
      <TierBody $isOpen={isOpen} role="group" aria-label={name}>
        <TierHead>
          <span>{t('tiers.tier', { number })}</span>
          <Menu
            label={t('tiers.more', { name })}
            trigger={<DrawnIcon drawing={dashboardIcons.more} size={22} />}
          >
            {place > 0 && (
              <MenuButton onClick={() => props.onMove(-1)}>{t('tiers.earlier')}</MenuButton>
            )}
            {number < count && (
              <MenuButton onClick={() => props.onMove(1)}>{t('tiers.later')}</MenuButton>
            )}
            {canAdd && <MenuButton onClick={props.onCopy}>{t('tiers.copy')}</MenuButton>}
            <MenuButton onClick={props.onRemove}>
              {t(isSold ? 'tiers.retire' : 'tiers.remove')}
            </MenuButton>
          </Menu>
        </TierHead>
        <TierFields {...{ tier, saved, editor, onChange }} />
      </TierBody>
    </TierRoot>
  );
}

interface SummaryProps extends Pick<Props, 'tier' | 'editor' | 'isOpen' | 'onOpen'> {
  name: string;
}

/** What a narrow screen shows of a tier that is folded. */
function Summary({ tier, editor: { draft }, name, isOpen, onOpen }: SummaryProps) {
  const { t, i18n } = useTranslation('experienceEdit');
  const { currency, kind } = draft;
  const amount = priceOf(tier, currency);
  const money = (sum: number) => formatMoney({ amount: sum, currency }, i18n.language);
  const isWrong = faultsOf(tier, draft).length > 0;
  const length =
    kind === 'SESSION'
      ? t('tiers.minutes_short', { count: Number(tier.minutes) || 0 })
      : t('tiers.days_short', { count: Number(tier.days) || 0 });
  return (
    <TierSummary type="button" $isOpen={isOpen} onClick={onOpen}>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {kind === 'INSTANT' ? '' : `${length} · `}
          {amount === null
            ? t(isWrong ? 'tiers.look' : 'tiers.no_price')
            : t('tiers.receive_short', {
                amount: money(netOf('EXPERIENCE', { amount, currency })),
              })}
        </small>
      </span>
      {amount !== null && <b>{money(amount)}</b>}
      <Icon name="chevron-down" size={20} />
    </TierSummary>
  );
}
