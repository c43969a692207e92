import { useTranslation } from '@/hooks/ui/useTranslation';
import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { FillingPanel, Panel, PanelHead, Side } from '@/components/console/frame/Frame.styles';
import { RecentActs } from '@/components/console/act/RecentActs';
import { Kbd } from '@/components/ui/buttons/Kbd';
import { useMatch } from '@/hooks/ui/useMatch';
import { media } from '@/styles/media';
import { color, radius, size, space } from '@/styles/tokens';
import { actionText } from '@/components/console/act/actionText';
import { useQueue } from '@/components/party/console/QueueContext';

const OverlayPreview = dynamic(() =>
  import('./OverlayPreview').then((module) => module.OverlayPreview),
);

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: 0 ${space[5]} ${space[5]};
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

const Screen = styled.div`
  height: 16rem;
  margin: 0 ${space[3]} ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  overflow: hidden;

  /* Small enough to be seen whole with a round of four. */
  > * {
    zoom: 0.6;
  }
`;

const KEYS = [
  ['Space', 'shortcuts.space'],
  ['N', 'shortcuts.n'],
  ['U', 'shortcuts.u'],
  ['P', 'shortcuts.p'],
  ['M', 'shortcuts.m'],
  ['H', 'shortcuts.h'],
] as const;

/** What a broad screen has room for as well: the overlay, the last acts, the keys. */
export function SideColumn() {
  const { t, i18n } = useTranslation('console');
  const { party } = useQueue();
  const isBroad = useMatch(media.broad);
  if (!isBroad) return null;
  return (
    <Side>
      <Panel aria-label={t('side.overlay')}>
        <PanelHead>
          <h2>{t('side.overlay')}</h2>
        </PanelHead>
        <Screen>
          <OverlayPreview party={party} />
        </Screen>
      </Panel>
      <FillingPanel aria-label={t('log.heading')}>
        <PanelHead>
          <h2>{t('log.heading')}</h2>
        </PanelHead>
        <RecentActs acts={party.acts} textOf={(act) => actionText(t, i18n.language, act)} />
      </FillingPanel>
      <Panel aria-label={t('shortcuts.title')}>
        <PanelHead>
          <h2>{t('shortcuts.title')}</h2>
        </PanelHead>
        <KeyList />
      </Panel>
    </Side>
  );
}

function KeyList() {
  const { t } = useTranslation('console');
  return (
    <Keys>
      {KEYS.map(([key, text]) => (
        <KeyLine key={key} name={key.length > 1 ? t('next.key') : key} text={t(text)} />
      ))}
    </Keys>
  );
}

function KeyLine({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>
        <Kbd>{name}</Kbd>
      </dt>
      <dd>{text}</dd>
    </>
  );
}
