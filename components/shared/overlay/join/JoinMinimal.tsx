import styled from 'styled-components';
import { ToolMark } from '@/components/shared/ToolMark';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { AddressLine, Code } from '@/components/shared/overlay/shells/JoinWay';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { BigName, Label } from '@/components/shared/overlay/shells/words.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { k } from '@/styles/overlay';
import type { JoinProps } from './JoinPanel';

const Row = styled.div`
  display: flex;
  gap: ${k(16)};
  align-items: center;
  max-width: 100%;
`;

/** A few plates: whose queue it is, the code, the address. */
export function JoinMinimal({ invitation, way, count, hasCode }: JoinProps) {
  const { t } = useTranslation('widgets');
  return (
    <Minimal>
      <Capsule mark={<ToolMark tool="queue" />}>
        <BigName>{invitation}</BigName>
        {count !== null && (
          <Label className="pp-overlay-count">
            <Rolling text={count} />
          </Label>
        )}
      </Capsule>
      <Row className="pp-overlay-join">
        {hasCode && <Code $side={190} text={way.url} label={t('qr')} className="pp-overlay-qr" />}
        <Capsule isSmall>
          <AddressLine way={way} />
        </Capsule>
      </Row>
    </Minimal>
  );
}
