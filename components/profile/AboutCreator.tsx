import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { Card } from '@/components/ui/Card';
import { ExternalLink } from '@/components/ui/buttons/ExternalLink';
import type { CreatorProfile } from '@/hooks/profile/types';
import { networkName } from '@/lib/shared/creators/socials';
import { Lines, PlainList, Questions, Quiet } from './Profile.styles';

/** What a creator says of themselves, where else they are, and what they are often asked. */
export function AboutCreator({ creator }: { creator: CreatorProfile }) {
  const { t } = useTranslation('profile');
  const { bio, socials, faqs, memberSince } = creator;
  return (
    <>
      <Card aria-labelledby="about-title">
        <h2 id="about-title">{t('about.title')}</h2>
        {bio && <Lines dir="auto">{bio}</Lines>}
        <Quiet>
          {t('about.since')} <LocalTime at={memberSince} as="date" />
        </Quiet>
      </Card>
      {socials.length > 0 && (
        <Card aria-labelledby="socials-title">
          <h2 id="socials-title">{t('socials.title')}</h2>
          <PlainList role="list">
            {socials.map(({ network, handle, url }) => (
              <li key={network}>
                <ExternalLink href={url}>
                  {networkName(network)} · <bdi>{handle}</bdi>
                </ExternalLink>
              </li>
            ))}
          </PlainList>
        </Card>
      )}
      {faqs.length > 0 && (
        <Card aria-labelledby="faqs-title">
          <h2 id="faqs-title">{t('faqs.title')}</h2>
          <Questions>
            {faqs.map(({ id, question, answer }) => (
              <details key={id}>
                <summary dir="auto">{question}</summary>
                <Lines dir="auto">{answer}</Lines>
              </details>
            ))}
          </Questions>
        </Card>
      )}
    </>
  );
}
