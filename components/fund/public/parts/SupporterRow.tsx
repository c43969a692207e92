import Link from 'next/link';
import { Ago } from '@/components/console/act/Ago';
import { SupporterPhoto } from '@/components/shared/fund/SupporterPhoto';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Supporter } from '@/lib/shared/fund/messages';
import type { Currency } from '@/lib/shared/money/money';

interface Props {
  supporter: Supporter;
  currency: Currency;
}

/** A contribution as everybody sees it. */
export function SupporterRow({ supporter, currency }: Props) {
  const { t } = useTranslation('fund');
  const money = useMoney(currency);
  const { name, handle, amount, tier, message, at } = supporter;
  return (
    <li>
      <SupporterPhoto {...supporter} side={44} />
      <div>
        <p className="who">
          {handle ? (
            <Link href={`/${handle}`} prefetch={false}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name ?? t('somebody')}</bdi>
          )}
          {amount === null ? (
            <span className="quiet small">{t('supporters.hidden')}</span>
          ) : (
            <b>{money.brief(amount)}</b>
          )}
        </p>
        {message && <p dir="auto">{message}</p>}
        <p className="quiet small when">
          <Ago at={at} />
          {tier && (
            <>
              , <bdi>{tier}</bdi>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
