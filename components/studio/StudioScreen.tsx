import { useState } from 'react';
import { AskFirst } from '@/components/shared/overlay/address/AskFirst';
import { PageHead } from '@/components/shared/page/PageHead';
import { useSession } from '@/hooks/session/useSession';
import type { SentWidget } from '@/hooks/studio/types';
import { useLiveTools } from '@/hooks/studio/useLiveTools';
import { useWidgets } from '@/hooks/studio/useWidgets';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import { KindList } from './list/KindList';
import { NewAddress } from './list/NewAddress';
import { Page } from './Studio.styles';
import { TopBar } from './TopBar';
import { Workbench } from './Workbench';

/** What is open beside the studio itself. */
type Open = 'add' | 'new' | 'remove' | null;

/**
 * `/streamlabs-elements/widgets` for a creator: which overlays there are, how they look, and whether
 * they are on air. `widgets`: the creator's, as `widgets/get-widgets/` answers.
 */
export function StudioScreen({ widgets: initial }: { widgets: readonly SentWidget[] }) {
  const { t } = useTranslation('studio');
  const { user } = useSession();
  const toast = useToast();
  const tools = useLiveTools();
  const { widgets, create, rotate, remove, isBusy, createRefusal } = useWidgets(initial);
  const [chosen, setChosen] = useState<{ id: string | null; kind: WidgetKind }>({
    id: null,
    kind: 'LIVE',
  });
  const [open, setOpen] = useState<Open>(null);
  const [version, setVersion] = useState(0);
  const permanent = widgets.find(({ isPermanent }) => isPermanent);
  const further = widgets.find(({ id }) => id === chosen.id);
  const widget = further ?? permanent;
  if (!user || !widget) return null;
  const kind = widget.isPermanent ? chosen.kind : widget.kind;
  const close = () => setOpen(null);

  async function add(newKind: WidgetKind, toolId: string | null) {
    const id = await create(newKind, toolId);
    if (id === null) return;
    setChosen({ id, kind: 'LIVE' });
    close();
  }

  async function end(what: 'new' | 'remove', widgetId: string) {
    const isDone = what === 'new' ? await rotate(widgetId) : await remove(widgetId);
    if (isDone) {
      setVersion((old) => old + 1);
      toast.success(t(`ask.${what}_done`));
    } else toast.error(t('errors:internal'));
    close();
  }

  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <TopBar widget={widget} />
      <KindList
        {...{ widgets, tools, widget, kind }}
        onKind={(next) => setChosen({ id: null, kind: next })}
        onWidget={({ id }) => setChosen({ id, kind: 'LIVE' })}
        onNew={() => setOpen('add')}
      />
      <Workbench
        key={widget.id}
        {...{ user, widget, kind, version }}
        onRotate={() => setOpen('new')}
        onRemove={() => setOpen('remove')}
      />
      {open === 'add' && (
        <NewAddress
          {...{ tools, isBusy }}
          refusal={createRefusal}
          onCreate={(newKind, toolId) => void add(newKind, toolId)}
          onClose={close}
        />
      )}
      {(open === 'new' || open === 'remove') && (
        <AskFirst
          what={open}
          isBusy={isBusy}
          onYes={() => void end(open, widget.id)}
          onClose={close}
        />
      )}
    </Page>
  );
}
