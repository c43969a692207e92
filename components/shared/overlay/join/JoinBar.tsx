import styled from 'styled-components';
import { ToolMark } from '@/components/shared/ToolMark';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { FitSentence } from '@/components/shared/overlay/shells/FitLine';
import { BarJoin } from '@/components/shared/overlay/shells/JoinWay';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { Hero } from '@/components/shared/overlay/shells/words.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { k } from '@/styles/overlay';
import type { JoinProps } from './JoinPanel';

const Invitation = styled(Hero)`
  font-size: ${k(52)};

  [data-canvas='small'] & {
    font-size: ${k(40)};
  }
`;

/** Along an edge: whose queue it is, the address and its code. */
export function JoinBar({ invitation, way, count, hasCode }: JoinProps) {
  const { t } = useTranslation('widgets');
  return (
    <Bar
      mark={<ToolMark tool="queue" />}
      join={<BarJoin way={way} label={t('scan')} codeLabel={hasCode ? t('qr') : null} isLarge />}
    >
      <Column
        isGrowing
        isBesideCode
        label={
          count === null ? (
            t('open')
          ) : (
            <em className="pp-overlay-count">
              <Rolling text={count} />
            </em>
          )
        }
      >
        <Invitation>
          <FitSentence text={invitation} least={0.6} />
        </Invitation>
      </Column>
    </Bar>
  );
}
