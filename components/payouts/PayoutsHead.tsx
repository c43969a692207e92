import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton } from '@/components/ui/overlay/Menu';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { space } from '@/styles/tokens';
import { Head } from './Payouts.styles';
import { signs } from './signs';

interface Act {
  run: () => void;
  isRunning: boolean;
}

interface Props {
  /** Nothing to save or look at before there is an account. */
  acts: { exports: Act; dashboard: Act } | null;
}

const Desk = styled.div`
  display: none;
  gap: ${space[3]};

  @media ${media.beside} {
    display: flex;
  }
`;

const Phone = styled.div`
  @media ${media.beside} {
    display: none;
  }
`;

/** The page's name, and what can be done with all of it: behind "…" on a phone. */
export function PayoutsHead({ acts }: Props) {
  const { t } = useTranslation('payouts');
  return (
    <Head>
      <h1>{t('title')}</h1>
      {acts && (
        <>
          <Desk>
            <Button
              variant="quiet"
              isLoading={acts.exports.isRunning}
              onClick={() => acts.exports.run()}
            >
              <DrawnIcon drawing={signs.export} size={20} />
              {t('export')}
            </Button>
            <Button
              variant="quiet"
              isLoading={acts.dashboard.isRunning}
              onClick={() => acts.dashboard.run()}
            >
              {t('stripe')}
              <DrawnIcon drawing={dashboardIcons.elsewhere} size={18} />
            </Button>
          </Desk>
          <Phone>
            <Menu label={t('more')} trigger={<DrawnIcon drawing={dashboardIcons.more} size={24} />}>
              <MenuButton onClick={() => acts.exports.run()}>
                <DrawnIcon drawing={signs.export} size={20} />
                {t('export')}
              </MenuButton>
              <MenuButton onClick={() => acts.dashboard.run()}>
                <DrawnIcon drawing={dashboardIcons.elsewhere} size={20} />
                {t('stripe')}
              </MenuButton>
            </Menu>
          </Phone>
        </>
      )}
    </Head>
  );
}
