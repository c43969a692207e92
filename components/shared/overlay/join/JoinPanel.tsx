import styled from 'styled-components';
import type { Way } from '@/components/shared/overlay/part';
import { ToolMark } from '@/components/shared/ToolMark';
import { Card } from '@/components/shared/overlay/shells/Card';
import { Address, Code } from '@/components/shared/overlay/shells/JoinWay';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tabularFigures } from '@/styles/mixins';
import { k } from '@/styles/overlay';
import { weight } from '@/styles/tokens';

/** What an invitation into a queue says. */
export interface JoinProps {
  /** "Play with Nora". */
  invitation: string;
  way: Way;
  /** How many wait, in words; null: not shown. */
  count: string | null;
  hasCode: boolean;
}

const Middle = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  align-items: center;
  min-height: 0;
`;

/** As wide as the panel, and still whole where the canvas is low. */
const WideCode = styled(Code)`
  && {
    width: 100%;
    max-width: ${k(416)};
  }

  [data-canvas='medium'] &&,
  [data-canvas='small'] && {
    max-width: ${k(300)};
  }
`;

const Words = styled.div`
  flex: none;
  width: 100%;
  min-width: 0;
  margin-top: ${k(22)};
  font-size: ${k(46)};
`;

const Count = styled.p`
  flex: none;
  margin: ${k(18)} 0 0;
  font-size: ${k(44)};
  font-weight: ${weight.display};
  line-height: 1.2;
  ${tabularFigures}
`;

/** In a corner or along a side: the code over the address. */
export function JoinPanel({
  invitation,
  way,
  count,
  hasCode,
  design,
}: JoinProps & { design: 'CARD' | 'SIDE' }) {
  const { t } = useTranslation('widgets');
  const Shell = design === 'CARD' ? Card : Side;
  return (
    <Shell mark={<ToolMark tool="queue" />} title={invitation} label={<em>{t('open')}</em>}>
      {hasCode && (
        <Middle data-whole="">
          <WideCode $side={416} text={way.url} label={t('qr')} className="pp-overlay-qr" />
        </Middle>
      )}
      <Words className="pp-overlay-join">
        <Label>{t('scan')}</Label>
        <Address way={way} />
      </Words>
      {count !== null && (
        <Count className="pp-overlay-count">
          <Rolling text={count} />
        </Count>
      )}
    </Shell>
  );
}
