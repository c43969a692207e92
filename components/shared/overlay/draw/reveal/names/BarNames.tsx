import styled, { css } from 'styled-components';
import { FitLine } from '@/components/shared/overlay/shells/FitLine';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { oneLine } from '@/styles/mixins';
import { k, rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';
import { drawing, stands } from './names.styles';
import { useNames, type NamesProps } from '@/hooks/lottery/overlay/useNames';

const AROUND = 2;
/** A long name stands in letters of at least this share of the usual size. */
const LEAST = 0.45;

/** Stands out of the bar above and below the middle, which is where the winner's name stops. */
const notch = css`
  position: absolute;
  left: calc(50% - ${k(28)});
  width: ${k(56)};
  height: ${k(22)};
  border-radius: ${rounded};
  background: ${color.accent};
  box-shadow: 0 0 0 ${k(3)} ${color.scrim};
  content: '';
`;

const Window = styled.div<{ $hasNotches: boolean }>`
  position: relative;
  flex: 1;
  align-self: stretch;
  min-width: 0;

  ${({ $hasNotches }) =>
    $hasNotches &&
    css`
      &::before {
        top: ${k(-12)};
        ${notch}
      }

      &::after {
        bottom: ${k(-12)};
        ${notch}
      }
    `}

  [data-canvas='small'] & {
    height: ${k(132)};
    margin-left: ${k(60)};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.2fr minmax(0, 1.9fr) 1.2fr 1fr;
  align-items: center;
  gap: ${k(40)};
  height: 100%;
  overflow: hidden;
  font-weight: ${weight.display};
  text-align: center;

  > span {
    min-width: 0;
    font-size: ${k(44)};
    opacity: 0.24;
    ${oneLine}
  }

  > .near {
    font-size: ${k(50)};
    opacity: 0.5;
  }

  > .middle {
    font-size: ${k(58)};
    opacity: 1;
  }

  &.alone {
    grid-template-columns: minmax(0, 1fr);
  }

  &.alone > span {
    text-align: left;
    ${drawing}
  }

  > .stands {
    display: flex;
    align-items: center;
    justify-self: center;
    gap: ${k(20)};
    max-width: 100%;
    height: ${k(100)};
    padding: 0 ${k(44)} 0 ${k(14)};
    font-size: ${k(60)};
    ${stands}
  }

  > .stands > img,
  > .stands > svg {
    width: ${k(76)};
    height: ${k(76)};
  }

  [data-canvas='medium'] &:not(.alone),
  [data-canvas='small'] &:not(.alone) {
    grid-template-columns: 0 0 minmax(0, 1fr) 0 0;
    gap: 0;
  }
`;

/** Names that run from right to left through a bar. */
export function BarNames(props: NamesProps) {
  const { list, shown, isDone, drawing: word } = useNames(props, AROUND, 'LEFT');
  if (shown.length === 0) {
    return (
      <Window $hasNotches={false} className="pp-stage-names">
        <Line className="alone">
          <span className="middle">{word}</span>
        </Line>
      </Window>
    );
  }
  return (
    <Window $hasNotches={!isDone} className="pp-stage-names">
      <Line ref={list}>
        {shown.map(({ by, handle, profilePhoto }) =>
          by === 0 && isDone ? (
            <span key="stands" className="middle stands">
              <UserPhoto src={profilePhoto} name={handle} side={76} />
              <FitLine text={handle} least={LEAST} />
            </span>
          ) : (
            <span key={by} className={classOf(by)}>
              <bdi>{handle}</bdi>
            </span>
          ),
        )}
      </Line>
    </Window>
  );
}

function classOf(by: number): string | undefined {
  if (by === 0) return 'middle';
  return Math.abs(by) === 1 ? 'near' : undefined;
}
