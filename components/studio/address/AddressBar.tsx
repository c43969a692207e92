import type { DragEvent } from 'react';
import { DrawnButton } from '@/components/studio/form/DrawnButton';
import { studioIcons } from '@/components/studio/studioIcons';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Widget } from '@/hooks/studio/types';
import type { useAddress } from '@/hooks/studio/useAddress';
import { useDisclosure } from '@/hooks/ui/useDisclosure';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { AddressPop } from './AddressPop';
import { Drag, LinkCoin, Place, Secret, Strip } from './Address.styles';

interface Props {
  widget: Widget;
  address: ReturnType<typeof useAddress>;
  /** The address was taken along: the first of the three steps is done. */
  onTaken: () => void;
  onRotate: () => void;
  onRemove: () => void;
}

const DOTS = '•••• •••• •••• ••••';

/** The address of the overlay: dots until it is asked for. */
export function AddressBar({ widget, address, onTaken, onRotate, onRemove }: Props) {
  const { t } = useTranslation('studio');
  const { t: tCommon } = useTranslation('common');
  const { isOpen, toggle, close, root, button } = useDisclosure<HTMLDivElement>();
  const { isShowable } = widget;
  const outcome = address.copyState === 'idle' ? '' : tCommon(`copy.${address.copyState}`);

  function drag(event: DragEvent) {
    if (address.dragged === null) return event.preventDefault();
    event.dataTransfer.setData('text/uri-list', address.dragged);
    event.dataTransfer.setData('text/plain', address.dragged);
    event.dataTransfer.effectAllowed = 'copyLink';
    return onTaken();
  }

  return (
    <Place ref={root}>
      <Strip aria-labelledby="address-title">
        <LinkCoin>
          <DrawnIcon drawing={studioIcons.link} size={22} />
        </LinkCoin>
        <div>
          <h2 id="address-title">{t(widget.isPermanent ? 'address.title' : 'address.further')}</h2>
          {isShowable ? (
            <Secret className={address.isShown ? 'shown' : undefined}>
              {address.isShown ? address.address : <Dotted />}
            </Secret>
          ) : (
            <Secret className="words">{t('address.old')}</Secret>
          )}
        </div>
        {isShowable && (
          <IconButton
            icon={address.isShown ? 'eye-off' : 'eye'}
            label={t(address.isShown ? 'address.hide' : 'address.show')}
            onClick={() => {
              address.toggle();
              onTaken();
            }}
          />
        )}
        <DrawnButton
          ref={button}
          drawing={studioIcons.code}
          label={t('address.more')}
          isFramed
          aria-expanded={isOpen}
          onClick={() => {
            toggle();
            if (isShowable && !isOpen) address.prepare();
          }}
        />
        {isShowable && (
          <>
            <Drag
              draggable
              title={t('address.drag_hint')}
              onPointerEnter={address.prepare}
              onDragStart={drag}
            >
              <DrawnIcon drawing={studioIcons.grip} size={18} />
              {t('address.drag')}
            </Drag>
            <span className="copy">
              <Button
                icon={address.copyState === 'copied' ? 'check' : 'copy'}
                onClick={() => {
                  void address.copy();
                  onTaken();
                }}
              >
                {outcome || t('address.copy')}
              </Button>
            </span>
            <VisuallyHidden role="status">{outcome}</VisuallyHidden>
          </>
        )}
      </Strip>
      {isOpen && (
        <AddressPop
          widget={widget}
          address={address.address}
          onRotate={() => {
            close();
            onRotate();
          }}
          onRemove={() => {
            close();
            onRemove();
          }}
        />
      )}
      <FormError code={address.refusal}>
        {address.refusal && t(`errors:${address.refusal}`)}
      </FormError>
    </Place>
  );
}

/** Where the address is, without what is secret of it. */
function Dotted() {
  const { t } = useTranslation('studio');
  return (
    <>
      <span aria-hidden="true">{`${window.location.host}/…#${DOTS}`}</span>
      <VisuallyHidden>{t('address.hidden')}</VisuallyHidden>
    </>
  );
}
