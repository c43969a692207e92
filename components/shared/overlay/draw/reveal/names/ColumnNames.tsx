import styled from 'styled-components';
import { s } from '@/components/shared/overlay/draw/stage.styles';
import { FitLine } from '@/components/shared/overlay/shells/FitLine';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { oneLine } from '@/styles/mixins';
import { rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';
import { drawing, stands } from './names.styles';
import { useNames, type NamesProps } from '@/hooks/lottery/overlay/useNames';

const AROUND = { large: 2, narrow: 3 };
/** A long name stands in letters of at least this share of the usual size. */
const LEAST = 0.4;

const List = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 0;
  overflow: hidden;
  font-weight: ${weight.display};
  letter-spacing: -0.03em;
  text-align: center;

  > span {
    flex: none;
    max-width: 100%;
    line-height: 1.25;
    ${oneLine}
  }

  > .away1 {
    font-size: ${s(50)};
    opacity: 0.5;
  }

  > .away2 {
    font-size: ${s(46)};
    opacity: 0.3;
  }

  > .away3 {
    font-size: ${s(44)};
    opacity: 0.14;
  }

  > .middle {
    padding: ${s(16)} 0;
    font-size: ${s(64)};
  }

  > .word {
    padding: ${s(180)} 0;
    ${drawing}
  }

  > .stands {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${s(18)};
    box-sizing: border-box;
    width: 100%;
    height: ${s(120)};
    margin: ${s(8)} 0;
    padding: 0 ${s(24)};
    ${stands}
  }

  > .stands > bdi {
    width: auto;
    min-width: 0;
    flex: 0 1 auto;
  }

  > .stands > img,
  > .stands > svg {
    display: none;
  }
`;

const LargeList = styled(List)`
  height: ${s(430)};
  flex: none;

  &::before,
  &::after {
    position: absolute;
    top: calc(50% - ${s(32)});
    width: ${s(28)};
    height: ${s(64)};
    border-radius: ${rounded};
    background: ${color.accent};
    content: '';
  }

  &::before {
    left: 0;
  }

  &::after {
    right: 0;
  }

  /* The middle is wider now: half a name would be left of those. */
  &.done > .away2 {
    opacity: 0;
  }

  &.done::before,
  &.done::after {
    display: none;
  }

  > .away1 {
    font-size: ${s(76)};
    opacity: 0.4;
  }

  > .away2 {
    font-size: ${s(58)};
    opacity: 0.16;
  }

  > .middle {
    max-width: calc(100% - ${s(90)});
    font-size: ${s(96)};
  }

  > .stands {
    width: auto;
    max-width: 100%;
    height: ${s(172)};
    padding: 0 ${s(60)} 0 ${s(26)};
    font-size: ${s(108)};
  }

  > .stands > img,
  > .stands > svg {
    display: block;
    width: ${s(124)};
    height: ${s(124)};
  }
`;

/** Names that run from below; in the middle of the picture large, in a side panel narrow. */
export function ColumnNames({ isLarge = false, ...props }: NamesProps & { isLarge?: boolean }) {
  const around = isLarge ? AROUND.large : AROUND.narrow;
  const { list, shown, isDone, drawing: word } = useNames(props, around, 'UP');
  const Names = isLarge ? LargeList : List;
  return (
    <Names ref={list} className={isDone ? 'pp-stage-names done' : 'pp-stage-names'}>
      {shown.length === 0 && <span className="middle word">{word}</span>}
      {shown.map(({ by, handle, profilePhoto }) =>
        by === 0 && isDone ? (
          <span key="stands" className="middle stands">
            <UserPhoto src={profilePhoto} name={handle} side={124} />
            <FitLine text={handle} least={LEAST} />
          </span>
        ) : (
          <span key={by} className={by === 0 ? 'middle' : `away${Math.abs(by)}`}>
            <bdi>{handle}</bdi>
          </span>
        ),
      )}
    </Names>
  );
}
