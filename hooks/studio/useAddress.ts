import { useEffect, useRef, useState } from 'react';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useCopy } from '@/hooks/ui/useCopy';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { draggedAddress, overlayAddress } from '@/lib/navigation/overlayAddress';

const SHOWN_MS = 20_000;

/**
 * The secret address of one widget: asked for only when it is needed, shown for twenty seconds.
 * `version` changes when the address does.
 */
export function useAddress(widgetId: string, version: number) {
  const origin = useOrigin();
  const [known, setKnown] = useState<{ of: string; key: string } | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const { state: copyState, copy } = useCopy();
  const asking = useRef<{ of: string; answer: Promise<string | null> } | null>(null);
  const of = `${widgetId}/${version}`;
  const key = known?.of === of ? known.key : null;
  const isShown = isAsked && key !== null;

  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsAsked(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, of]);

  async function ask(): Promise<string | null> {
    const { answer, refusal: reason } = await tryCall('widgets/get-address/', { widgetId });
    const found = answer?.widgetAddress.item?.key ?? null;
    setRefusal(reason);
    if (found !== null) setKnown({ of, key: found });
    asking.current = null;
    return found;
  }

  /** Asks for the address, once, so that it is there when it is dragged. */
  async function prepare(): Promise<string | null> {
    if (key !== null) return key;
    if (asking.current?.of !== of) asking.current = { of, answer: ask() };
    return asking.current.answer;
  }

  return {
    /** Null until it was asked for. */
    address: key === null ? null : overlayAddress(origin, key),
    /** The same with what OBS reads of a dropped address: name and size of the source. */
    dragged: key === null ? null : draggedAddress(origin, key),
    isShown,
    copyState,
    refusal,
    prepare: () => void prepare(),
    toggle: () => {
      setIsAsked(!isShown);
      if (!isShown) void prepare();
    },
    copy: async (): Promise<void> => {
      const found = await prepare();
      if (found !== null) await copy(overlayAddress(origin, found));
    },
  };
}
