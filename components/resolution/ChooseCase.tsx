import { useCaseWords } from '@/components/shared/cases/caseWords';
import { HelpLink } from '@/components/shared/help/HelpLink';
import { orderIcons, situationIcons } from '@/components/shared/orders/orderIcons';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import type { BookingLine } from '@/lib/shared/bookings/views';
import type { CaseChoice, CaseKind, CasePage } from '@/lib/shared/cases/cases';
import { Choices } from './Resolution.styles';

const SIGNS: Readonly<Record<CaseKind, IconDrawing>> = {
  NO_SHOW: iconDrawings.info,
  NOT_DELIVERED: iconDrawings.clock,
  PARTIAL: orderIcons.card,
  NOT_AS_SOLD: situationIcons.disputed,
  CANCEL: orderIcons.back,
  EXTEND: orderIcons.calendar,
};

interface Props {
  page: CasePage;
  choices: readonly CaseChoice[];
  chosen: CaseChoice;
  onChoose: (kind: CaseKind) => void;
  onNext: () => void;
}

/** Who it is about, and how it would be dealt with: each choice has its own words. */
const wordsOf = ({ kind, way }: CaseChoice, role: BookingLine['role']) =>
  kind === 'NO_SHOW' ? `${kind}.${way}_${role}` : `${kind}.${way}`;

/** What went wrong? Each choice says what it does before it is chosen. */
export function ChooseCase({ page, choices, chosen, onChoose, onNext }: Props) {
  const { t, tell, write, name } = useCaseWords(page.line, page.case);
  const { role } = page.line;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Choices>
        <legend>{t('start.title')}</legend>
        {choices.map((choice) => (
          <label key={choice.kind}>
            <input
              type="radio"
              name="kind"
              value={choice.kind}
              checked={choice.kind === chosen.kind}
              onChange={() => onChoose(choice.kind)}
            />
            <span className="sign" aria-hidden="true">
              <DrawnIcon drawing={SIGNS[choice.kind]} size={20} />
            </span>
            <b>{t(`kind.${wordsOf(choice, role)}`, { name })}</b>
            <span className="what">
              {tell(`what.${wordsOf(choice, role)}`, { until: choice.until })}
              {choice.most !== null && ` ${t('start.most', { amount: write(choice.most) })}`}
              {choice.back !== null &&
                ` ${t(`start.back_${role}`, { amount: write(choice.back), name })}`}
            </span>
            <span className="edge" aria-hidden="true" />
          </label>
        ))}
        <div>
          <Button type="submit">{t('start.next')}</Button>
        </div>
        <p>
          <HelpLink article="case">{t('help')}</HelpLink>
        </p>
      </Choices>
    </form>
  );
}
