import { useEffect, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { untouched, withoutLast, withStep } from './edits';
import { settingsSaver, type SaveState } from './settingsSaver';
import type { Widget } from './types';

export interface Editing {
  settings: WidgetSettings;
  saveState: SaveState;
  canUndo: boolean;
  /** `field`: what the change is of; a slider's values are one step of undo. */
  change: (field: string, change: Partial<WidgetSettings>) => void;
  undo: () => void;
  retry: () => void;
}

/**
 * The settings of one widget while they are edited: each change is stored by itself and reaches the
 * running overlay. Needs a `key` of the widget's id: another widget has edits of its own.
 */
export function useEdits(widget: Widget): Editing {
  const [edits, setEdits] = useState(() => untouched(widget.settings));
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const [saver] = useState(() =>
    settingsSaver({ send: (settings) => store(widget.id, settings), onState: setSaveState }),
  );

  useEffect(() => {
    const leave = () => saver.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      saver.close();
    };
  }, [saver]);

  // Until something is changed here, what somebody else changes shows.
  const isUntouched = edits.past.length === 0 && saveState === 'idle';
  const current = isUntouched ? untouched(widget.settings) : edits;

  function take(next: typeof edits) {
    setEdits(next);
    saver.save(next.now);
  }

  return {
    settings: current.now,
    saveState,
    canUndo: current.past.length > 0,
    change: (field, change) => take(withStep(current, field, { ...current.now, ...change })),
    undo: () => {
      if (current.past.length > 0) take(withoutLast(current));
    },
    retry: () => saver.flush(),
  };
}

async function store(widgetId: string, settings: WidgetSettings): Promise<boolean> {
  const { answer } = await tryCall('widgets/save-settings/', { widgetId, settings });
  return answer !== null;
}
