import styled from 'styled-components';
import { Coin } from '@/components/shared/overlay/shells/Coin';
import { ToolMark } from '@/components/shared/ToolMark';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, weight } from '@/styles/tokens';
import { s } from './stage.styles';

const Top = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${s(18)};
  min-width: 0;
  font-weight: ${weight.display};

  .pp-coin {
    width: ${s(64)};
    height: ${s(64)};
  }

  > p {
    margin: 0;
  }

  > p:nth-of-type(1) {
    flex: 1;
    ${oneLine}
  }

  > p:nth-of-type(2) {
    flex: none;
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    ${tabularFigures}
  }

  [data-canvas='small'] & {
    flex-wrap: wrap;
  }

  [data-canvas='small'] & > p:nth-of-type(2) {
    flex-basis: 100%;
  }
`;

/** What is being drawn, and among how many. */
export function StageTop({ title, among }: { title: string; among: string }) {
  return (
    <Top className="pp-stage-top">
      <Coin mark={<ToolMark tool="chance" />} />
      <p>
        <bdi>{title}</bdi>
      </p>
      <p>{among}</p>
    </Top>
  );
}
