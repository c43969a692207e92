import { PageHead } from '@/components/shared/page/PageHead';
import { SwitchNote } from '@/components/shared/switching/SwitchNote';
import type { OtherAccount } from '@/hooks/session/useOtherAccount';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ClaimPage } from './Claim.styles';

interface Props {
  handle: string;
  prize: OtherAccount['waiting'][number];
}

/** The claim of a prize that was won with the other account of this browser. */
export function OtherClaim({ handle, prize }: Props) {
  const { t } = useTranslation('claim');
  const { t: tSwitch } = useTranslation('switching');
  return (
    <ClaimPage>
      <PageHead title={t('title', { prize: prize.title })} isPrivate />
      <h1>
        <bdi>{prize.title}</bdi>
      </h1>
      <SwitchNote
        handle={handle}
        title={tSwitch('prize.title', { handle })}
        text={tSwitch('prize.text')}
        isUrgent
        isHere
      />
    </ClaimPage>
  );
}
