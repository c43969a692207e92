import styled from 'styled-components';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { ExternalLink } from '@/components/ui/buttons/ExternalLink';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { menuItemLook } from '@/components/ui/overlay/Menu';
import { useLegalLinks } from '@/hooks/ui/page/useLegalLinks';
import { useTranslation } from '@/hooks/ui/useTranslation';

const Item = styled(ExternalLink)`
  ${menuItemLook}
`;

/** Terms of use and privacy policy as items of a menu, each in a new tab. */
export function LegalMenuItems() {
  const { t } = useTranslation('common');
  const { terms, privacy } = useLegalLinks();
  const icon = <DrawnIcon drawing={dashboardIcons.elsewhere} size={20} />;
  return (
    <>
      <Item href={terms}>
        {icon}
        {t('legal.terms')}
      </Item>
      <Item href={privacy}>
        {icon}
        {t('legal.privacy')}
      </Item>
    </>
  );
}
