import { useTranslation } from '@/hooks/ui/useTranslation';
import Link from 'next/link';
import { LanguageSelector } from '@/components/shared/page/LanguageSelector';
import { LegalLinks } from '@/components/shared/page/LegalLinks';
import { Foot } from './Landing.styles';

/** Language and legal links of the pages that do without the shell's footer. */
export function LandingFoot({ other }: { other: 'home' | 'announce' }) {
  const { t } = useTranslation('landing');
  return (
    <Foot>
      <LanguageSelector />
      <nav aria-label={t('foot.more')}>
        <Link href={other === 'home' ? '/' : '/announce'}>{t(`foot.${other}`)}</Link>
        <Link href="/help">{t('common:nav.help')}</Link>
        <LegalLinks hasAll />
      </nav>
    </Foot>
  );
}
