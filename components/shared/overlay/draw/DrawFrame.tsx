import type { ReactNode } from 'react';
import {
  Address,
  Code,
  Coin,
  Head,
  Join,
  Panel,
  QuietLabel,
  State,
  Title,
  Words,
} from '@/components/shared/overlay/QueueOverlay.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DrawRoot, Quiet } from './Card.styles';
import type { Ways } from './DrawOverlay';

interface Props {
  title: string;
  /** What it is about, in a line. */
  about: ReactNode;
  /** A word for a state that is not the usual one. */
  state?: string;
  children: ReactNode;
  /** Where the code leads, and what for. */
  way: { label: string; url: string };
  ways: Ways;
}

/** The card of a draw: its mark and title, what stands in between, and a way to it. */
export function DrawFrame({ title, about, state, children, way, ways }: Props) {
  const { t } = useTranslation('drawOverlay');
  return (
    <DrawRoot className="pp-overlay">
      <Panel className="pp-card">
        <Head as="header" className="pp-overlay-head">
          <Coin>
            <ToolMark tool="chance" />
          </Coin>
          <Words>
            <Title className="pp-overlay-title">
              <bdi>{title}</bdi>
            </Title>
            <Quiet className="pp-overlay-about">
              {state && <State className="pp-overlay-state">{state} · </State>}
              {about}
            </Quiet>
          </Words>
        </Head>
        {children}
        <Join className="pp-overlay-join">
          <Code text={way.url} label={t('qr')} className="pp-overlay-qr" />
          <Words>
            <QuietLabel>{way.label}</QuietLabel>
            <Address dir="ltr" className="pp-overlay-address">
              {ways.host}
              <span>{ways.path}</span>
            </Address>
          </Words>
        </Join>
      </Panel>
    </DrawRoot>
  );
}
