import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { ExternalLink } from '@/components/ui/buttons/ExternalLink';
import { useLegalLinks } from '@/hooks/ui/page/useLegalLinks';
import { LEGAL_IDS } from '@/lib/legal/documents';
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

interface Props {
  /** Refunds and draw rules, too. */
  hasAll?: boolean;
}

/** Terms of use and privacy policy, each in a new tab. */
export function LegalLinks({ hasAll = false }: Props) {
  const { t } = useTranslation('common');
  const links = useLegalLinks();
  const shown = hasAll ? LEGAL_IDS : (['terms', 'privacy'] as const);
  return (
    <Root>
      {shown.map((id) => (
        <ExternalLink key={id} href={links[id]}>
          {t(`legal.${id}`)}
        </ExternalLink>
      ))}
    </Root>
  );
}
