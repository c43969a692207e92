import { Button } from '@/components/ui/buttons/Button';
import type { useHelpChat } from '@/hooks/help/useHelpChat';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { suggestionsFor } from '@/lib/help/answers/suggestions';
import { Questions } from './Chat.styles';

interface Props {
  path: string;
  onChoose: ReturnType<typeof useHelpChat>['ask'];
}

/** What people ask on this page, before anything was asked. */
export function Suggestions({ path, onChoose }: Props) {
  const { t } = useTranslation('help');
  return (
    <Questions role="list" aria-label={t('helpChat:suggestions')}>
      {suggestionsFor(path).map((id) => (
        <li key={id}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChoose({ text: t(`a.${id}`), chosen: id })}
          >
            {t(`a.${id}`)}
          </Button>
        </li>
      ))}
    </Questions>
  );
}
