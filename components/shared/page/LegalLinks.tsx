import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { ExternalLink } from '@/components/ui/buttons/ExternalLink';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { color, space } from '@/styles/tokens';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  a {
    padding-block: ${space[1]};
    color: ${color.text};
  }
`;

/** Terms of use and privacy policy, each in a new tab. */
export function LegalLinks() {
  const { t } = useTranslation('common');
  const { terms, privacy } = useSiteLinks();
  return (
    <Root>
      <ExternalLink href={terms}>{t('legal.terms')}</ExternalLink>
      <ExternalLink href={privacy}>{t('legal.privacy')}</ExternalLink>
    </Root>
  );
}
