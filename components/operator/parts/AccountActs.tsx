import type { Operating } from '@/hooks/operator/useOperate';
import type { AccountMark, OperatorAct, OperatorPerson } from '@/lib/shared/operators/operators';
import { ActButton } from './ActButton';

interface Props {
  person: OperatorPerson;
  marks: readonly AccountMark[];
  operating: Operating;
}

/** What can be done to an account as it is now; nothing to another operator's. */
function actsFor({ userType }: OperatorPerson, marks: readonly AccountMark[]): OperatorAct[] {
  if (marks.includes('OPERATOR')) return [];
  const has = (mark: AccountMark) => marks.includes(mark);
  const ofCreators: OperatorAct[] = [
    has('SUSPENDED') ? 'LIFT' : 'SUSPEND',
    has('FEATURED') ? 'UNFEATURE' : 'FEATURE',
  ];
  return ['WARN', has('MUTED') ? 'UNMUTE' : 'MUTE', ...(userType === 'CREATOR' ? ofCreators : [])];
}

/** The acts on an account, each behind its dialog. */
export function AccountActs({ person, marks, operating }: Props) {
  return (
    <div className="acts">
      {actsFor(person, marks).map((act) => (
        <ActButton
          key={act}
          act={act}
          subject={person.id}
          name={`@${person.handle}`}
          operating={operating}
        />
      ))}
    </div>
  );
}
