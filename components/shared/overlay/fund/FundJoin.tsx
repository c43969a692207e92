import type { Way } from '@/components/shared/overlay/part';
import { BarJoin, FootJoin } from '@/components/shared/overlay/shells/JoinWay';
import type { FundWords } from '@/hooks/fund/overlay/useFundWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PartSettings } from '@/lib/shared/widgets/settings';

interface Props {
  look: PartSettings;
  words: FundWords;
  way: Way;
}

/** Where to give, at the end of a bar or at the foot of a panel. */
export function FundJoin({ look, words, way }: Props) {
  const { t } = useTranslation('fundOverlay');
  const Join = look.design === 'BAR' ? BarJoin : FootJoin;
  return <Join way={way} label={words.wayLabel} codeLabel={look.hasCode ? t('qr') : null} />;
}
