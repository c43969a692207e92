import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { SelectField } from '@/components/ui/forms/SelectField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { KIND_GROUPS, toolOf } from '@/hooks/studio/kinds';
import type { LiveTool } from '@/hooks/studio/useLiveTools';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';
import { WIDGET_KINDS, type WidgetKind } from '@/lib/shared/widgets/kinds';

interface Props {
  tools: readonly LiveTool[];
  isBusy: boolean;
  refusal: ErrorCode | null;
  onCreate: (kind: WidgetKind, toolId: string | null) => void;
  onClose: () => void;
}

const KINDS = KIND_GROUPS.flatMap(({ kinds }) => kinds);

/** One more address: of one kind, of one tool, or of both. */
export function NewAddress({ tools, isBusy, refusal, onCreate, onClose }: Props) {
  const { t } = useTranslation('studio');
  const [kind, setKind] = useState<WidgetKind>('QUEUE');
  const [toolId, setToolId] = useState('');
  const wanted = toolOf(kind);
  const fitting = tools.filter(({ kind: one }) => wanted === null || one === wanted);
  const chosen = fitting.some(({ id }) => id === toolId) ? toolId : '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('further.new')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button isLoading={isBusy} onClick={() => onCreate(kind, chosen || null)}>
            {t('further.create')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <p>{t('further.text')}</p>
        <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
        <SelectField
          label={t('further.kind')}
          value={kind}
          onChange={({ target: { value } }) => {
            const found = WIDGET_KINDS.find((one) => one === value);
            if (found) setKind(found);
          }}
          options={KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        />
        <SelectField
          label={t('further.tool')}
          value={chosen}
          onChange={({ target: { value } }) => setToolId(value)}
          options={[
            { value: '', label: t('further.any') },
            ...fitting.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </Stack>
    </Dialog>
  );
}
