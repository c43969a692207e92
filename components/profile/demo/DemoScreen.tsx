import { useTranslation } from '@/hooks/ui/useTranslation';
import { Page } from '@/components/profile/Profile.styles';
import { ProfileBody } from '@/components/profile/ProfileBody';
import { ProfileHero } from '@/components/profile/ProfileHero';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import type { CreatorProfile } from '@/hooks/profile/types';
import { DemoTools } from './DemoTools';

/** A creator's page with running tools, played by a script. Nothing here is real or stored. */
export function DemoScreen({ creator }: { creator: CreatorProfile }) {
  const { t } = useTranslation('profile');
  const { name, handle } = creator;
  return (
    <Page>
      <PageHead title={t('demo.page_title', { name })} isPrivate />
      <Notice title={t('demo.title')}>
        <p>{t('demo.text', { name })}</p>
      </Notice>
      <ProfileHero creator={creator}>
        <ButtonLink href={`/${handle}`}>{t('demo.real_page')}</ButtonLink>
      </ProfileHero>
      <ProfileBody creator={creator} live={<DemoTools />} />
    </Page>
  );
}
