import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import type { HostMember, MemberMark } from '@/hooks/party/types';
import type { EntryField } from '@/lib/shared/messages';
import { STATUS, isLive } from '@/lib/shared/partyStatus';
import { Acts, Answers, Handle, Place, Row, Who } from './PersonRow.styles';

const LOOK: Record<number, Status> = {
  [STATUS.called]: 'wait',
  [STATUS.ready]: 'good',
  [STATUS.playing]: 'accent',
  [STATUS.missed]: 'wait',
  [STATUS.removed]: 'stop',
};

interface Props {
  member: HostMember;
  /** The questions whose answers show; without them none do. */
  entryFields?: readonly EntryField[];
  /** Place in the line; without one the state shows instead. */
  place?: number;
  onMark: (member: HostMember, mark: MemberMark) => void;
}

/** One person in the console, with the acts that make sense for their state. */
export function PersonRow({ member, entryFields, place, onMark }: Props) {
  const { t, i18n } = useTranslation('console');
  const { handle, status } = member;
  const mark = (value: MemberMark) => ({
    'aria-label': t(`console.label_${value}`, { handle }),
    onClick: () => onMark(member, value),
  });
  return (
    <Row>
      {place !== undefined && <Place>{numbersIn(i18n.language).format(place)}</Place>}
      <Avatar src={member.profilePhoto} />
      <Who>
        <Handle>
          <bdi>{handle}</bdi>
        </Handle>
        {entryFields && <MemberAnswers member={member} entryFields={entryFields} />}
      </Who>
      {place === undefined && (
        <StatusBadge status={LOOK[status] ?? 'quiet'}>{t(`party:status.${status}`)}</StatusBadge>
      )}
      {isLive(status) && (
        <Acts>
          {(status === STATUS.called || status === STATUS.ready) && (
            <>
              <Button size="small" icon="play" {...mark('PLAYING')}>
                {t('console.PLAYING')}
              </Button>
              <Button size="small" variant="quiet" {...mark('MISSED')}>
                {t('console.MISSED')}
              </Button>
            </>
          )}
          {status === STATUS.playing && (
            <Button size="small" icon="check" {...mark('PLAYED')}>
              {t('console.PLAYED')}
            </Button>
          )}
          <IconButton
            icon="close"
            tone="stop"
            label={t('console.label_REMOVED', { handle })}
            onClick={() => onMark(member, 'REMOVED')}
          />
        </Acts>
      )}
    </Row>
  );
}

interface AnswersProps {
  member: HostMember;
  entryFields: readonly EntryField[];
}

function MemberAnswers({ member, entryFields }: AnswersProps) {
  const labels = new Map(entryFields.map((field) => [field.key, field.label]));
  const answers = member.fields.filter((answer) => answer.value !== '');
  if (answers.length === 0) return null;
  return (
    <Answers>
      {answers.map((answer) => (
        <div key={answer.key}>
          <dt dir="auto">{labels.get(answer.key) ?? answer.key}</dt>
          <dd dir="auto">{answer.value}</dd>
        </div>
      ))}
    </Answers>
  );
}
