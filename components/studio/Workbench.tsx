import { useState } from 'react';
import { useEdits } from '@/hooks/studio/useEdits';
import { partsOf } from '@/hooks/studio/kinds';
import type { Widget } from '@/hooks/studio/types';
import { useAddress } from '@/hooks/studio/useAddress';
import { useRehearsal } from '@/hooks/studio/useRehearsal';
import { useShow } from '@/hooks/studio/useShow';
import { tryCall } from '@/lib/secureql/tryCall';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { PartKind, WidgetKind } from '@/lib/shared/widgets/kinds';
import { AddressBar } from './address/AddressBar';
import { SettingsForm } from './form/SettingsForm';
import { Guide } from './health/Guide';
import { Health } from './health/Health';
import { Preview } from './preview/Preview';
import { TryWith } from './preview/TryWith';
import { playOf, sampleOf, sampleOfPart, soundSample, triesOf } from './samples/list';
import { RehearsalBar } from './rehearsal/RehearsalBar';
import { Middle } from './Studio.styles';

interface Props {
  user: CurrentUser;
  widget: Widget;
  kind: WidgetKind;
  /** Changes with the widget's address. */
  version: number;
  onRotate: () => void;
  onRemove: () => void;
}

/** One overlay: its address, how it looks and how it does. Needs a `key` of the widget's id. */
export function Workbench({ user, widget, kind, version, onRotate, onRemove }: Props) {
  const editing = useEdits(widget);
  const address = useAddress(widget.id, version);
  const [isTaken, setIsTaken] = useState(false);
  const [wasNew] = useState(widget.lastUsedAt === null && !widget.isOnAir);
  const [chosen, setChosen] = useState<PartKind | null>(null);
  const parts = partsOf(kind);
  const part = parts.find((one) => one === chosen) ?? parts[0] ?? 'QUEUE';
  const creator = {
    id: user.id,
    handle: user.handle,
    name: user.firstName,
    extra_public: JSON.stringify(user.extraPublic),
  };
  const rehearsal = useRehearsal(creator);
  const usual = triesOf(kind)[0] ?? '';
  const show = useShow(kind, usual, () => sampleOf(kind, usual, creator));

  function choosePart(next: PartKind) {
    setChosen(next);
    const name = sampleOfPart(next);
    show.choose(name, sampleOf(kind, name, creator));
  }

  function test() {
    show.choose(show.name, { ...show.what, alerts: soundSample(creator).alerts });
    // What streams is to be heard too: that is where OBS mixes it.
    if (widget.isOnAir) void tryCall('widgets/send-test/', { widgetId: widget.id });
  }

  return (
    <>
      <Middle>
        <AddressBar
          widget={widget}
          address={address}
          onTaken={() => setIsTaken(true)}
          onRotate={onRotate}
          onRemove={onRemove}
        />
        <Preview
          user={user}
          kind={kind}
          settings={editing.settings}
          sample={rehearsal.sample ?? show.what}
          onPlay={() =>
            show.play(playOf(kind).map(({ make, ms }) => ({ make: () => make(creator), ms })))
          }
        />
        <RehearsalBar rehearsal={rehearsal} />
        {wasNew && <Guide isTaken={isTaken} isConnected={widget.isOnAir} />}
        {(!wasNew || widget.isOnAir) && <Health widget={widget} />}
        <TryWith
          kind={kind}
          value={show.name}
          onTry={(name) => show.choose(name, sampleOf(kind, name, creator))}
        />
      </Middle>
      <SettingsForm
        kind={kind}
        part={part}
        onPart={choosePart}
        editing={editing}
        ownHue={Number(user.extraPublic.display_hue)}
        onTest={test}
      />
    </>
  );
}
