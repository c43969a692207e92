import { useState } from 'react';
import { FileButton } from '@/components/shared/files/FileButton';
import { FileLine } from '@/components/shared/files/FileLine';
import { useOrderWords } from '@/components/order/words';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { linksIn } from '@/hooks/order/links';
import type { Order } from '@/hooks/order/useOrder';
import { useFileUpload } from '@/hooks/secureql/useFileUpload';
import { textOf } from '@/hooks/ui/formValues';
import type { OrderFile } from '@/lib/shared/files/files';
import { LIMITS } from '@/lib/shared/limits';

const FORM = 'deliver-form';

/** Hands over what was ordered: files, links and a word. */
export function DeliverDialog({ held, onClose }: { held: Order; onClose: () => void }) {
  const { order, act, running, refusal } = held;
  const { t, tell, name } = useOrderWords(order);
  const [kept, setKept] = useState<readonly OrderFile[]>([]);
  const [isEmpty, setIsEmpty] = useState(false);
  const [linkFault, setLinkFault] = useState<string | null>(null);
  const place = { use: 'DELIVERY', ref: order.id } as const;
  const upload = useFileUpload(place, (file) => setKept((all) => [...all, file]));

  function send(data: FormData) {
    const note = textOf(data, 'note').trim() || null;
    const { links, wrong } = linksIn(textOf(data, 'links'));
    setLinkFault(wrong);
    const isNothing = note === null && links.length === 0 && kept.length === 0;
    setIsEmpty(isNothing);
    if (wrong !== null || isNothing || upload.isSending) return;
    const fileIds = kept.map(({ id }) => id);
    void act({ path: 'bookings/deliver/', more: { note, links, fileIds } }).then(
      (isDone) => isDone && onClose(),
    );
  }

  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('deliver.title', { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('back_out')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            isLoading={running === 'bookings/deliver/' || upload.isSending}
          >
            {t(upload.isSending ? 'deliver.sending' : 'deliver.send')}
          </Button>
        </>
      }
    >
      <p>{tell('deliver.text')}</p>
      <form
        id={FORM}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <Stack>
          {kept.map((file) => (
            <FileLine
              key={file.id}
              {...file}
              share={null}
              dropLabel={t('deliver.drop', { name: file.name })}
              onDrop={() => setKept((all) => all.filter(({ id }) => id !== file.id))}
            />
          ))}
          {upload.sent.map((file) => (
            <FileLine
              key={file.key}
              name={file.name}
              bytes={file.bytes}
              share={file.share}
              error={file.error && t(`errors:${file.error}`)}
              dropLabel={t('deliver.drop', { name: file.name })}
              onDrop={() => upload.drop(file.key)}
              onRetry={() => upload.retry(file.key)}
            />
          ))}
          {kept.length + upload.sent.length < LIMITS.orderFiles && (
            <div>
              <FileButton label={t('deliver.files')} isMultiple onPick={upload.choose} />
            </div>
          )}
          <TextArea
            name="links"
            label={t('deliver.links')}
            hint={t('deliver.links_hint')}
            error={linkFault === null ? undefined : t('deliver.link_wrong', { link: linkFault })}
            isOptional
            rows={2}
            inputMode="url"
          />
          <TextArea
            name="note"
            label={t('deliver.note', { name })}
            isOptional
            rows={3}
            maxLength={LIMITS.orderNote}
          />
          <FormError>{isEmpty && t('deliver.empty')}</FormError>
        </Stack>
      </form>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Dialog>
  );
}
