import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundFace } from '@/lib/shared/fund/messages';

/** What somebody adds to what others give: a promise of theirs, and never part of the sum. */
export function Matches({ fund }: { fund: FundFace }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const open = fund.matches.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  return (
    <div className="matches">
      {open.map(({ id, name, upTo, matched, until }) => (
        <p key={id}>
          <b>
            <bdi>{t('match.title', { name })}</bdi>
          </b>{' '}
          <Told
            text={t('match.text', {
              ...marks('until'),
              name,
              matched: money.brief(matched),
              upTo: money.brief(upTo),
            })}
            parts={{ until: <LocalTime at={until} as="moment" /> }}
          />
        </p>
      ))}
    </div>
  );
}
