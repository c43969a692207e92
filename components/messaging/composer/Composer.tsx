import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useComposer } from '@/hooks/messaging/useComposer';
import { repliesFor, type Replies } from '@/hooks/messaging/host/useReplies';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { DraftPlace } from '@/lib/messaging/drafts';
import type { MessagePhoto } from '@/lib/shared/messaging/messaging';
import type { Offer } from '@/lib/shared/offers/offer';
import { HostDialog, HostMenu, type HostTool } from './HostTools';
import { Refusal } from './Refusal';
import { SlashReplies } from './SlashReplies';
import { ContactWarning } from './ContactWarning';
import { PhotoTray } from './PhotoTray';
import { Form, Root, Round, Words } from './Composer.styles';
import { imageIcon, sendIcon } from '@/components/messaging/chatIcons';

const MOST_ROWS = 6;

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  place: DraftPlace;
  /** Name of the recipient. */
  name: string;
  /** Code of why the reader may not write; null: they may. */
  refusal: string | null;
  /** Whether contact data goes without a warning, and whether that speaks of an order. */
  contact: { isFree: boolean; isAboutOrder: boolean };
  /** What a creator's own tools need; null: the reader is no creator, or nobody is there. */
  host: { replies: Replies; onOffer: (offer: Offer) => void } | null;
  onType: () => void;
  onSend: (body: string, photo: MessagePhoto | null) => void;
}

/** The field for a message: Enter sends, Shift+Enter begins a new line, a picture can be added. */
export function Composer({ ref, place, name, refusal, contact, host, onType, onSend }: Props) {
  const { t } = useTranslation('chat');
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [tool, setTool] = useState<HostTool | null>(null);
  const composer = useComposer(place, { onSend, onType, isContactFree: contact.isFree });
  const { draft, photo, upload, left, isTooLong, canSend, warning } = composer;
  const mayWrite = refusal === null;
  const found = host && mayWrite ? repliesFor(draft, host.replies.replies) : null;

  function insert(body: string) {
    const before = found === null && draft.trim() !== '' ? `${draft.trimEnd()}\n` : '';
    composer.write(`${before}${body}`);
    ref.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes a word, Enter confirms that word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = found ?? [];
    if (first) insert(first.body);
    else if (mayWrite) composer.send();
  }

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [picked] = Array.from(event.target.files ?? []);
    // Cleared, so that the same file can be chosen again after it failed.
    event.target.value = '';
    if (picked) void upload.choose(picked);
  }

  function back() {
    composer.dismissWarning();
    ref.current?.focus();
  }

  return (
    <Root>
      {!mayWrite && <Refusal code={refusal} />}
      {warning && (
        <ContactWarning
          kinds={warning}
          isAboutOrder={contact.isAboutOrder}
          onBack={back}
          onSend={() => {
            composer.sendAnyway();
            ref.current?.focus();
          }}
        />
      )}
      {found !== null && found.length > 0 && <SlashReplies found={found} onInsert={insert} />}
      <PhotoTray photo={photo} upload={upload} onDrop={composer.dropPhoto} />
      {(mayWrite || draft !== '') && (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            if (mayWrite) composer.send();
            ref.current?.focus();
          }}
        >
          <div className="tools">
            {host && mayWrite && <HostMenu onOpen={setTool} />}
            <Round
              type="button"
              title={t('photo.choose')}
              aria-label={t('photo.choose')}
              aria-disabled={!mayWrite || undefined}
              onClick={() => mayWrite && file.current?.click()}
            >
              <DrawnIcon drawing={imageIcon} />
            </Round>
          </div>
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('photo.choose')}
            tabIndex={-1}
            onChange={pick}
          />
          <div>
            <VisuallyHidden as="label" htmlFor={id}>
              {t('composer.label', { name })}
            </VisuallyHidden>
            <textarea
              ref={ref}
              id={id}
              rows={Math.min(MOST_ROWS, draft.split('\n').length)}
              placeholder={t('composer.placeholder')}
              dir="auto"
              enterKeyHint="send"
              readOnly={!mayWrite}
              aria-invalid={isTooLong || undefined}
              aria-describedby={`${id}-left`}
              value={draft}
              onChange={(event) => composer.write(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const [picture] = Array.from(event.clipboardData.files);
                if (picture && mayWrite) void upload.choose(picture);
              }}
            />
          </div>
          <Round
            type="submit"
            $isChief
            title={t('composer.send')}
            aria-label={t('composer.send')}
            aria-disabled={!canSend || !mayWrite || undefined}
          >
            <DrawnIcon drawing={sendIcon} isFilled />
          </Round>
        </Form>
      )}
      {host && tool && (
        <HostDialog
          {...{ tool, name, draft }}
          conversationId={place.conversationId}
          replies={host.replies}
          onInsert={insert}
          onOffer={host.onOffer}
          onClose={() => setTool(null)}
        />
      )}
      <Words id={`${id}-left`} $isFault={isTooLong} hidden={left === null}>
        {left !== null &&
          t(left < 0 ? 'composer.over' : 'composer.left', { count: Math.abs(left) })}
      </Words>
    </Root>
  );
}
