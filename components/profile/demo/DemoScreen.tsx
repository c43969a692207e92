import { useTranslation } from '@/hooks/ui/useTranslation';
import { Page } from '@/components/profile/Profile.styles';
import { ProfileBody } from '@/components/profile/ProfileBody';
import { ProfileHero } from '@/components/profile/ProfileHero';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import type { CreatorProfile } from '@/hooks/profile/types';
import { DemoShow } from './DemoShow';

/** A creator's page with running tools, played by a script. Nothing here is real or stored. */
export function DemoScreen({ creator }: { creator: CreatorProfile }) {
  const { t } = useTranslation('demo');
  const { name, handle } = creator;
  return (
    <Page>
      <PageHead title={t('page_title', { name })} isPrivate />
      <Notice title={t('title')}>
        <p>{t('text', { name })}</p>
      </Notice>
      <ProfileHero creator={creator}>
        <ButtonLink href={`/${handle}`}>{t('real_page')}</ButtonLink>
      </ProfileHero>
      <ProfileBody creator={creator} live={<DemoShow creator={creator} />} />
    </Page>
  );
}
