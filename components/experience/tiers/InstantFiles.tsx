import { FileButton } from '@/components/shared/files/FileButton';
import { FileLine } from '@/components/shared/files/FileLine';
import { FieldHint, FieldLabel } from '@/components/ui/forms/Field.styles';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import type { TierDraft } from '@/hooks/experience/draft';
import type { ServiceEditor } from '@/hooks/experience/useServiceDraft';
import { useCall } from '@/hooks/secureql/useCall';
import { useFileUpload } from '@/hooks/secureql/useFileUpload';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { bytesWords } from '@/lib/i18n/bytes';
import type { TierEdit } from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  tier: TierDraft;
  saved: TierEdit | undefined;
  editor: ServiceEditor;
}

/** The files that a buyer gets at once. They belong to a tier that is saved. */
export function InstantFiles({ tier, saved, editor }: Props) {
  const { t, i18n } = useTranslation('experienceEdit');
  return (
    <Stack $gap={2}>
      <FieldLabel as="p">{t('files.title')}</FieldLabel>
      <FieldHint>
        {t('files.hint', { size: bytesWords(LIMITS.fileBytes, i18n.language) })}
      </FieldHint>
      {tier.id === null || !saved ? (
        <FieldHint>{t('files.first_saved')}</FieldHint>
      ) : (
        <FileList tierId={tier.id} files={saved.files} editor={editor} />
      )}
    </Stack>
  );
}

interface ListProps {
  tierId: string;
  files: TierEdit['files'];
  editor: ServiceEditor;
}

function FileList({ tierId, files, editor }: ListProps) {
  const { t } = useTranslation('experienceEdit');
  const { run, refusal } = useCall('files/remove-file/');

  async function readAgain() {
    const newer = await editor.readNewer();
    if (newer) editor.accept(newer);
  }
  const { sent, choose, drop, retry } = useFileUpload(
    { use: 'INSTANT', ref: tierId },
    () => void readAgain(),
  );

  async function remove(fileId: string) {
    const { answer } = await run({ fileId });
    if (answer) await readAgain();
  }
  return (
    <>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {files.map(({ id, name, bytes }) => (
        <FileLine
          key={id}
          name={name}
          bytes={bytes}
          share={null}
          dropLabel={t('files.remove', { name })}
          onDrop={() => void remove(id)}
        />
      ))}
      {sent.map(({ key, name, bytes, share, error }) => (
        <FileLine
          key={key}
          name={name}
          bytes={bytes}
          share={share}
          error={error && t(`errors:${error}`)}
          dropLabel={t('files.stop', { name })}
          onDrop={() => drop(key)}
          onRetry={() => retry(key)}
        />
      ))}
      <div>
        <FileButton label={t('files.add')} isMultiple onPick={choose} />
      </div>
    </>
  );
}
