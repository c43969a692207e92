import { LocalTime } from '@/components/shared/LocalTime';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { curvePoints, pathOf } from './curvePath';
import { Drawing, Peak, Round, Rounds, Times } from './NightCurve.styles';
import { Panel, PanelHead, PanelTitle, Quiet } from './Panel.styles';

interface NightCurveProps {
  /** UTC ISO 8601. */
  from: string;
  until: string;
  /** How many were there at the end of each of equally long steps. */
  line: readonly number[];
  most: { people: number; at: string; step: number } | null;
  rounds: readonly { beganAt: string; endedAt: string; people: number }[];
  /** What is counted: people in line, or those who entered a draw (needs `lotteryRecap`). */
  counts?: keyof typeof WORDS;
}

const WORDS = {
  line: {
    title: 'night.title',
    hint: 'night.hint',
    drawing: 'night.drawing',
    empty: 'night.empty',
    time: 'night.time',
    count: 'night.in_line',
  },
  entries: {
    title: 'lotteryRecap:curve.title',
    hint: 'lotteryRecap:curve.hint',
    drawing: 'lotteryRecap:curve.drawing',
    empty: 'lotteryRecap:curve.empty',
    time: 'lotteryRecap:curve.time',
    count: 'lotteryRecap:curve.in_line',
  },
} as const;

const WIDTH = 1200;
const HEIGHT = 128;
const LABELS = 7;
/** In percent of the width: a narrower round has no room for its number. */
const ROOM_FOR_A_NUMBER = 2.2;

const round = (percent: number) => Math.max(0, Math.round(percent * 10) / 10);

/** An evening as a curve of the people in line, its rounds below; the same as a table to be heard. */
export function NightCurve({ from, until, line, most, rounds, counts = 'line' }: NightCurveProps) {
  const { t, i18n } = useTranslation('aftershow');
  const words = WORDS[counts];
  const count = numbersIn(i18n.language);
  const start = Date.parse(from);
  const length = Math.max(1, Date.parse(until) - start);
  const percent = (at: string) => ((Date.parse(at) - start) / length) * 100;
  const momentAt = (part: number) => new Date(start + part * length).toISOString();
  const outline = pathOf(curvePoints(line), WIDTH, HEIGHT);
  const moments = Array.from({ length: LABELS }, (_, nth) => nth / (LABELS - 1));

  return (
    <Panel aria-labelledby="night-title">
      <PanelHead>
        <PanelTitle id="night-title">{t(words.title)}</PanelTitle>
        <Quiet>{t(words.hint)}</Quiet>
      </PanelHead>
      {most === null ? (
        <p>{t(words.empty)}</p>
      ) : (
        <div role="img" aria-label={t(words.drawing, { count: most.people })}>
          <Drawing>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <path data-part="ground" d={`${outline}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}z`} />
              <path data-part="line" d={outline} vectorEffect="non-scaling-stroke" />
            </svg>
            <Peak $at={round(((most.step + 1) / line.length) * 100)}>
              <b>{count.format(most.people)}</b> · <LocalTime at={most.at} as="time" />
            </Peak>
          </Drawing>
        </div>
      )}
      {rounds.length > 0 && (
        <Rounds aria-hidden="true">
          {rounds.map(({ beganAt, endedAt }, nth) => {
            const left = Math.max(0, percent(beganAt));
            const width = Math.min(100, percent(endedAt)) - left;
            return (
              <Round key={beganAt} $from={round(left)} $width={round(width)}>
                {width >= ROOM_FOR_A_NUMBER && nth + 1}
              </Round>
            );
          })}
        </Rounds>
      )}
      <Times aria-hidden="true">
        {moments.map((part) => (
          <LocalTime key={part} at={momentAt(part)} as="time" />
        ))}
      </Times>
      <VisuallyHidden as="div">
        <table>
          <thead>
            <tr>
              <th scope="col">{t(words.time)}</th>
              <th scope="col">{t(words.count)}</th>
            </tr>
          </thead>
          <tbody>
            {moments.slice(1).map((part) => (
              <tr key={part}>
                <th scope="row">
                  <LocalTime at={momentAt(part)} as="time" />
                </th>
                <td>{count.format(line[Math.ceil(part * line.length) - 1] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rounds.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{t('night.round')}</th>
                <th scope="col">{t('night.began')}</th>
                <th scope="col">{t('night.people')}</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ beganAt, people }, nth) => (
                <tr key={beganAt}>
                  <th scope="row">{nth + 1}</th>
                  <td>
                    <LocalTime at={beganAt} as="time" />
                  </td>
                  <td>{count.format(people)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </VisuallyHidden>
    </Panel>
  );
}
