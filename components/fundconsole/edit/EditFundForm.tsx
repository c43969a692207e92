import { useState } from 'react';
import { EditForm } from '@/components/console/edit/EditForm';
import { Notice } from '@/components/ui/Notice';
import { useSaved } from '@/hooks/console/useSaved';
import { readSettings } from '@/hooks/fundconsole/edit/readFund';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tryCall } from '@/lib/secureql/tryCall';
import { isFundOver } from '@/lib/shared/fund/states';
import { GivingSection } from './GivingSection';
import { GoalSection } from './GoalSection';
import { MessagesSection } from './MessagesSection';
import { PartsSections } from './PartsSections';
import { WordsSection } from './WordsSection';

interface Props {
  edit: ConsoleFund;
  onNewer: (edit: ConsoleFund) => void;
}

/** What every part of the form is handed. */
export interface SectionProps {
  edit: ConsoleFund;
  /** Text of what was refused, by field. */
  errors: Readonly<Record<string, string>>;
}

/** Goal, mode and end are not the form's any more. */
const isGoalFixed = ({ isLocked, fund }: ConsoleFund) => isLocked || isFundOver(fund.state);

/** Everything a creator sets about a fund; what others rely on is fixed, and says so. */
export function EditFundForm({ edit, onNewer }: Props) {
  const { t } = useTranslation('fundHost');
  const { settings, id: fundId } = edit;
  const backTo = `/fund/${fundId}/dashboard`;
  const [cover, setCover] = useState(settings.cover);
  const isFixed = isGoalFixed(edit);
  const form = useSecureqlForm(
    'fund/edit-fund/',
    (data) => ({
      fundId,
      version: Number(data.get('version')),
      settings: readSettings(data, { before: settings, isLocked: isFixed, cover }),
    }),
    {
      onDone: useSaved(backTo),
      fieldOf: {
        'fund.goal_falls': 'settings.goal',
        'fund.deadline_needed': 'settings.deadlineAt',
      },
    },
  );
  const { fieldErrors: errors } = form;

  async function readNewer() {
    const { answer } = await tryCall('get-fund-edit', { fundId });
    return answer?.getFund.items[0];
  }
  return (
    <EditForm
      version={edit.version}
      conflictCode="fund.version_conflict"
      backTo={backTo}
      form={form}
      readNewer={readNewer}
      onNewer={onNewer}
    >
      {isFixed && (
        <Notice title={t('edit.locked_title')}>
          {t(edit.isLocked ? 'edit.locked_text' : 'edit.over_text')}
        </Notice>
      )}
      <WordsSection edit={edit} errors={errors} cover={cover} onCover={setCover} />
      <GoalSection edit={edit} errors={errors} isFixed={isFixed} />
      <GivingSection edit={edit} errors={errors} />
      <PartsSections edit={edit} errors={errors} />
      <MessagesSection edit={edit} errors={errors} />
    </EditForm>
  );
}
