import Link from 'next/link';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import type { SaveState, ServiceEditor } from '@/hooks/experience/useServiceDraft';
import { hasFaults } from '@/hooks/experience/settingsOf';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import type { ServiceState } from '@/lib/shared/experiences/kinds';
import { Bar, SaveLine } from './Wizard.styles';

interface Props {
  editor: ServiceEditor;
  title: string;
}

const STATUS: Readonly<Record<ServiceState, Status>> = {
  DRAFT: 'quiet',
  PUBLISHED: 'good',
  PAUSED: 'wait',
  ARCHIVED: 'quiet',
};

/** Where one is, whether everything is saved, and the page as fans see it. */
export function WizardBar({ editor, title }: Props) {
  const { t } = useTranslation('experienceEdit');
  const { handle, id, state } = editor.edit;
  return (
    <Bar>
      <Link
        className="back"
        href="/dashboard/experiences?active=services"
        aria-label={t('bar.back')}
        title={t('bar.back')}
      >
        <Icon name="close" size={22} />
      </Link>
      <p>
        <b>
          <bdi>{title}</bdi>
        </b>
        <StatusBadge status={STATUS[state]}>{t(`state.${state}`)}</StatusBadge>
      </p>
      <SaveNote editor={editor} />
      <Link className="preview" href={servicePath(handle, id)} target="_blank">
        {t('bar.preview')} <DrawnIcon drawing={dashboardIcons.elsewhere} size={18} />
      </Link>
    </Bar>
  );
}

interface Note {
  icon: IconName;
  words: string;
}

const NOTES: Readonly<Record<SaveState, Note>> = {
  SAVED: { icon: 'check', words: 'save.saved' },
  CHANGED: { icon: 'edit', words: 'save.saving' },
  SAVING: { icon: 'edit', words: 'save.saving' },
  UNREACHED: { icon: 'warning', words: 'save.device' },
  CONFLICT: { icon: 'warning', words: 'save.not' },
  REFUSED: { icon: 'error', words: 'save.not' },
};

const PARTLY: Note = { icon: 'warning', words: 'save.partly' };

/** Read out when it changes, as everybody sees it. */
function SaveNote({ editor: { state, draft } }: { editor: ServiceEditor }) {
  const { t } = useTranslation('experienceEdit');
  const isPartly = state === 'SAVED' && hasFaults(draft);
  const { icon, words } = isPartly ? PARTLY : NOTES[state];
  return (
    <SaveLine role="status">
      <Icon name={icon} size={18} />
      <span>{t(words)}</span>
    </SaveLine>
  );
}
