import dynamic from 'next/dynamic';
import { durationWords } from '@/components/shared/draw/durationWords';
import { JoinFrame } from '@/components/shared/join/JoinFrame';
import { Badge } from '@/components/ui/Badge';
import { DRAW_FIELD } from '@/hooks/lottery/fan/join/fields';
import { oddsOf } from '@/hooks/lottery/fan/odds';
import type { LotteryView } from '@/hooks/lottery/types';
import { useJoin } from '@/hooks/join/useJoin';
import { useTranslation } from '@/hooks/ui/useTranslation';

// Where a draw asks for them; server and browser may name and sort countries differently.
const CountryField = dynamic(() => import('./CountryField').then((module) => module.CountryField), {
  ssr: false,
});
const AgeField = dynamic(() => import('./AgeField').then((module) => module.AgeField));

/** Fetched with the first focus. */
const loadPresses = () => import('@/hooks/lottery/fan/join/press').then(({ presses }) => presses);

interface Props {
  lottery: LotteryView;
  reload: () => Promise<void>;
  onLanded: () => void;
}

/** The way into a draw: a name, and what the rules ask. */
export function JoinForm({ lottery, reload, onLanded }: Props) {
  const { t, i18n } = useTranslation('lottery');
  const { claimSeconds, countries, creator, id, minAge, ticketTotal, verifiedOnly } = lottery;
  const page = { tool: lottery, isEmailAsked: verifiedOnly, reload, onLanded };
  const join = useJoin(page, loadPresses);
  const odds = oddsOf(1, ticketTotal + 1, i18n.language);
  return (
    <JoinFrame
      join={join}
      creator={creator}
      path={`/chance/${id}`}
      title={t('join.title')}
      lead={
        <>
          <p className="quiet">{t('join.text', { odds: odds ?? '1' })}</p>
          <p className="rules">
            {lottery.followersOnly && <Badge>{t('join.followers', { name: creator.name })}</Badge>}
            {lottery.minAccountDays > 0 && (
              <Badge>{t('join.account_days', { count: lottery.minAccountDays })}</Badge>
            )}
          </p>
        </>
      }
      words={{ press: t('join.press'), needsScript: t('join.needs_script') }}
      fine={
        <>
          {!join.asks && join.isNew && t('join.no_password')}{' '}
          {t('join.claim', { time: durationWords(claimSeconds, i18n.language) })}
        </>
      }
    >
      {countries.length > 0 && (
        <CountryField countries={countries} error={join.errorAt(DRAW_FIELD.country)} />
      )}
      {minAge !== null && <AgeField age={minAge} error={join.errorAt(DRAW_FIELD.isOfAge)} />}
    </JoinFrame>
  );
}
