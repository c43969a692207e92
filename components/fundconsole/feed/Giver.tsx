import { fundIcons } from '@/components/fundconsole/console/fundIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ContributionPayment } from '@/lib/shared/fund/states';
import { toneColors } from '@/styles/tokens';
import { Face, Nobody, Sign } from './Feed.styles';

const good = toneColors('good').text;
const wait = toneColors('wait').text;
const stop = toneColors('stop').text;

const SIGNS: Record<ContributionPayment, { icon: IconDrawing; color: string }> = {
  OPEN: { icon: iconDrawings.clock, color: wait },
  PENDING: { icon: iconDrawings.clock, color: wait },
  PLEDGED: { icon: iconDrawings.check, color: wait },
  DECLINED: { icon: iconDrawings.warning, color: stop },
  SETTLED: { icon: iconDrawings.check, color: good },
  PARTLY_REFUNDED: { icon: fundIcons.back, color: stop },
  REFUNDED: { icon: fundIcons.back, color: stop },
  DISPUTED: { icon: iconDrawings.warning, color: stop },
  CHARGED_BACK: { icon: fundIcons.bank, color: stop },
  FAILED: { icon: iconDrawings.close, color: stop },
  VOID: { icon: iconDrawings.close, color: stop },
};

interface Props {
  contribution: HostContribution;
  /** In px. */
  side: number;
}

/** The face of who gave, with the sign of how the money stands. */
export function Giver({ contribution, side }: Props) {
  const { t } = useTranslation('fundHost');
  const { name, profilePhoto, payment } = contribution;
  const { icon, color } = SIGNS[payment];
  return (
    <Face>
      {name === null ? (
        <Nobody $side={side} aria-hidden="true">
          ?
        </Nobody>
      ) : (
        <UserPhoto src={profilePhoto ?? undefined} name={name} side={side} isLazy />
      )}
      <Sign $color={color}>
        <DrawnIcon drawing={icon} size={14} />
      </Sign>
      <VisuallyHidden>{t(`payment.${payment}`)}</VisuallyHidden>
    </Face>
  );
}
