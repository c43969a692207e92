import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { LanguageSelector } from '@/components/shared/page/LanguageSelector';
import { LegalLinks } from '@/components/shared/page/LegalLinks';
import { Logo } from '@/components/shared/page/Logo';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { media } from '@/styles/media';
import { color, measure, radius, size, space, target } from '@/styles/tokens';

const VERSION = '1.01';

/** Its ground reaches down to the end of the page, below what floats over its last lines. */
const Root = styled.footer`
  --room: calc(var(--called-room, 0rem) + var(--help-room, 0rem));

  margin-block: auto calc(-1 * var(--room));
  padding-bottom: var(--room);
  background: ${color.sunken};
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[8]} ${space[4]};

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`;

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  list-style: none;

  a {
    display: grid;
    place-items: center;
    width: ${target.touch};
    height: ${target.touch};
    border-radius: ${radius.round};
    color: ${color.text};
  }

  @media ${media.hover} {
    a:hover {
      background: ${color.accentSoft};
    }
  }
`;

const Contact = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;

const networks = [
  ['photoSharing', 'photo-sharing'],
  ['chatCommunity', 'chat-community'],
  ['professionalNetwork', 'professional-network'],
  ['microblog', 'microblog'],
] as const satisfies readonly (readonly [string, IconName])[];

export function Footer() {
  const { t } = useTranslation('common');
  const links = useSiteLinks();
  const shown = networks.filter(([network]) => links[network] !== '');
  return (
    <Root>
      <Inner>
        <Row>
          <Logo isWordmarkForced />
          {shown.length > 0 ? (
            <Social role="list" aria-label={t('footer.social')}>
              {shown.map(([network, icon]) => (
                <li key={network}>
                  <a
                    href={links[network]}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${t(`footer.${icon}`)} ${t('link.new_tab')}`}
                  >
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </Social>
          ) : null}
        </Row>
        <Row>
          <LanguageSelector />
          <LegalLinks />
        </Row>
        <Row>
          <Contact>
            {t('footer.contact')}{' '}
            {links.contactEmail ? (
              <>
                <a href={`mailto:${links.contactEmail}`}>{links.contactEmail}</a>
                {' · '}
              </>
            ) : null}
            <Link href="/help#write">{t('footer.write')}</Link>
            {' · '}
            {t('footer.city')}
          </Contact>
          <p>{t('footer.copyright', { year: new Date().getUTCFullYear(), version: VERSION })}</p>
        </Row>
      </Inner>
    </Root>
  );
}
