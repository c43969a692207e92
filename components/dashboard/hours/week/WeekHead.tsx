import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster } from '@/components/ui/Stack';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import type { HoursEdit } from '@/hooks/hours/useHoursEdit';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import type { Week } from '@/hooks/hours/useWeek';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { color, radius, size, space, target, weight } from '@/styles/tokens';
import { WholeDay } from './DayColumn';
import { WeekHeadRoot } from './Week.styles';

interface Props {
  week: Week;
  edit: HoursEdit;
  isWhole: boolean;
  onWhole: () => void;
}

const EARLIER: IconDrawing = { lines: 'm14.5 6-6 6 6 6' };
const LATER: IconDrawing = { lines: 'm9.5 6 6 6-6 6' };

const Round = styled.button`
  display: grid;
  place-items: center;
  width: ${target.touch};
  height: ${target.touch};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${color.accentText};
  cursor: pointer;

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;

const Scope = styled.div`
  display: flex;
  padding: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  font-size: ${size.small};

  button {
    min-height: 2.25rem;
    padding: 0 ${space[3]};
    border: 0;
    border-radius: ${radius.round};
    background: none;
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight.strong};
  }

  @media ${media.single} {
    display: none;
  }
`;

/** Which week it is, what changes in it count for, and the way to others. */
export function WeekHead({ week, edit, isWhole, onWhole }: Props) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  return (
    <>
      <WeekHeadRoot>
        <h2 id="week-title">{words.week(week.monday)}</h2>
        <Cluster $gap={1}>
          {!week.isThisWeek && (
            <Button variant="quiet" size="small" onClick={week.goHome}>
              {t('week.this')}
            </Button>
          )}
          <Round
            type="button"
            aria-label={t('week.before')}
            title={t('week.before')}
            onClick={() => week.go(-1)}
          >
            <DrawnIcon drawing={EARLIER} size={22} />
          </Round>
          <Round
            type="button"
            aria-label={t('week.after')}
            title={t('week.after')}
            onClick={() => week.go(1)}
          >
            <DrawnIcon drawing={LATER} size={22} />
          </Round>
        </Cluster>
      </WeekHeadRoot>
      <ScopeLine>
        <Scope role="group" aria-label={t('scope.label')}>
          {(['WEEKLY', 'DATE'] as const).map((scope) => (
            <button
              key={scope}
              type="button"
              aria-pressed={edit.scope === scope}
              onClick={() => edit.setScope(scope)}
            >
              {t(`scope.${scope}`)}
            </button>
          ))}
        </Scope>
        <WholeDay isWhole={isWhole} onToggle={onWhole} />
      </ScopeLine>
    </>
  );
}

const ScopeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  @media ${media.single} {
    display: none;
  }
`;
