import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { TextArea } from '@/components/ui/TextArea';
import { Stack } from '@/components/ui/Stack';
import { usePanel } from '@/hooks/secureql/usePanel';
import { callSecureql } from '@/lib/secureql/client';
import { LIMITS } from '@/lib/shared/limits';
import { Panel } from './Panel';

interface Props {
  partyId: string;
  mayEdit: boolean;
  onClose: () => void;
}

const handlesIn = (text: string) => text.split(/[\s,;@]+/).filter(Boolean);

/** Whom the creator invites: those who may join where only invited people may. */
export function GuestListDialog({ partyId, mayEdit, onClose }: Props) {
  const { t, i18n } = useTranslation('console');
  const partyID = partyId;
  const { data, errorCode, isBusy, load, change } = usePanel('party/get-guest-list/', { partyID });
  const [unknown, setUnknown] = useState<readonly string[] | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const handles = data?.guestList.items.map(({ handle }) => handle) ?? [];

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    const wanted = handlesIn(field.current?.value ?? '').slice(0, LIMITS.guestList);
    const answer = await change(() =>
      callSecureql('party/set-guest-list/', { partyID, handles: wanted }),
    );
    setUnknown(answer?.setGuestList.item?.unknown ?? null);
  }

  return (
    <Panel
      title={t('guests.title')}
      intro={t('guests.text')}
      errorCode={errorCode}
      isLoaded={data !== null}
      onRetry={() => void load()}
      onClose={onClose}
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack $gap={3}>
          <TextArea
            ref={field}
            label={t('guests.handles')}
            hint={t('guests.hint', { count: LIMITS.guestList })}
            rows={6}
            readOnly={!mayEdit}
            defaultValue={handles.join('\n')}
            spellCheck={false}
          />
          {unknown && (
            <Notice kind={unknown.length > 0 ? 'warning' : 'good'} isLive>
              {unknown.length > 0
                ? t('guests.unknown', { who: new Intl.ListFormat(i18n.language).format(unknown) })
                : t('guests.saved')}
            </Notice>
          )}
          {mayEdit && (
            <div>
              <Button type="submit" isLoading={isBusy}>
                {t('guests.save')}
              </Button>
            </div>
          )}
        </Stack>
      </form>
    </Panel>
  );
}
