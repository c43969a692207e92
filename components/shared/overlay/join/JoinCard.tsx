import styled from 'styled-components';
import { Ground } from '@/components/shared/overlay/shells/Panel';
import { Address, Code } from '@/components/shared/overlay/shells/JoinWay';
import { FitLine } from '@/components/shared/overlay/shells/FitLine';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { oneLine } from '@/styles/mixins';
import { enters, k, overlayText } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';
import type { JoinProps } from './JoinPanel';

const Panel = styled(Ground)`
  flex-direction: row;
  gap: ${k(52)};
  align-items: center;
  width: ${k(1220)};
  padding: ${k(52)};
  border-radius: ${k(64)};
  ${enters}

  [data-canvas='small'] & {
    flex-direction: column;
    gap: ${k(28)};
    width: ${k(600)};
    padding: ${k(36)};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 100%;

  > ${Label} {
    font-size: ${k(32)};
  }

  [data-canvas='small'] & {
    flex: none;
    width: 100%;
  }
`;

/** Two lines at most, so that a name of usual length is as large as it can be. */
const Invitation = styled.p`
  display: -webkit-box;
  margin: ${k(8)} 0 ${k(28)};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${k(92)};
  font-weight: ${weight.display};
  line-height: 1.08;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;

  &[data-is-long] {
    font-size: ${k(60)};
  }

  [data-canvas='small'] & {
    margin: ${k(4)} 0 ${k(16)};
    font-size: ${k(56)};
  }
`;

const Big = styled.div`
  font-size: ${k(58)};

  [data-canvas='small'] & {
    font-size: ${k(44)};
  }
`;

const Fact = styled.p`
  margin: ${k(30)} 0 0;
  color: ${color.textQuiet};
  font-size: ${overlayText.next};
  ${oneLine}

  [data-canvas='small'] & {
    margin-top: ${k(14)};
  }
`;

const BigCode = styled(Code)`
  [data-canvas='small'] && {
    width: ${k(330)};
  }
`;

/** More letters than these are smaller. */
const LONG = 26;

/** In the middle of the picture: a code that reads from across the room, and whose queue it is. */
export function JoinCard({ invitation, way, count, hasCode }: JoinProps) {
  const { t } = useTranslation('widgets');
  return (
    <Panel $tone="usual" className="pp-card pp-overlay-join">
      {hasCode && <BigCode $side={440} text={way.url} label={t('qr')} className="pp-overlay-qr" />}
      <Words>
        <Label>
          <em>
            <FitLine text={t('open')} least={0.7} />
          </em>
        </Label>
        <Invitation data-is-long={invitation.length > LONG || undefined}>{invitation}</Invitation>
        <Label>{t('scan')}</Label>
        <Big>
          <Address way={way} />
        </Big>
        {count !== null && <Fact className="pp-overlay-count">{count}</Fact>}
      </Words>
    </Panel>
  );
}
