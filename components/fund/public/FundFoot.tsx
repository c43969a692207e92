import styled from 'styled-components';
import Link from 'next/link';
import { HelpLink } from '@/components/shared/help/HelpLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Currency } from '@/lib/shared/money/money';
import { color, size, space } from '@/styles/tokens';

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[6]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.textQuiet};
  font-size: ${size.small};

  a {
    padding-block: ${space[1]};
    color: inherit;
  }
`;

/** Where questions about money are answered. */
export function FundFoot({ currency }: { currency: Currency }) {
  const { t, i18n } = useTranslation('fund');
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  return (
    <Foot>
      <Link href="/help" prefetch={false}>
        {t('foot.help')}
      </Link>
      <HelpLink article="fundback">{t('foot.refund')}</HelpLink>
      <Link href="/dashboard/help#write" prefetch={false}>
        {t('foot.report')}
      </Link>
      <span>{t('foot.currency', { currency: `${names.of(currency) ?? currency} (${currency})` })}</span>
    </Foot>
  );
}
