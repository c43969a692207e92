import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  forgetService,
  keepService,
  keptService,
  type KeptService,
} from '@/lib/experiences/keptService';
import { onReached } from '@/lib/secureql/browser/reached';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { ServiceEdit } from '@/lib/shared/experiences/views';
import { oneAtATime } from '@/lib/shared/oneAtATime';
import { draftOf, withIds, type ServiceDraft } from './draft';
import { settingsOf } from './settingsOf';

const PAUSE_MS = 800;
const RETRY_MS = 8000;

/** Where what was typed stands. UNREACHED: on this device alone, and sent again by itself. */
export type SaveState = 'SAVED' | 'CHANGED' | 'SAVING' | 'UNREACHED' | 'CONFLICT' | 'REFUSED';

const PASSING: ReadonlySet<ErrorCode> = new Set([
  'backend.unreachable',
  'backend.timeout',
  'rate_limited',
  'internal',
]);

/**
 * A service that saves itself as it is typed. What the server does not have yet is kept on this device,
 * and another visit goes on with it.
 */
export function useServiceDraft(initial: ServiceEdit) {
  const [edit, setEdit] = useState(initial);
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [state, setState] = useState<SaveState>('SAVED');
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  // A new draft of somewhere else: fields are filled anew.
  const [generation, setGeneration] = useState(0);
  // What is typed during a save belongs to the next one: refs hold the newest of both sides.
  const now = useRef({ draft, edit, isChanged: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { id } = initial;

  function accept(next: ServiceEdit) {
    now.current.edit = next;
    setEdit(next);
  }

  function show(next: ServiceDraft) {
    now.current.draft = next;
    setDraft(next);
  }

  function fail(code: ErrorCode) {
    now.current.isChanged = true;
    setRefusal(code);
    if (code === 'service.version_conflict') return setState('CONFLICT');
    if (!PASSING.has(code)) return setState('REFUSED');
    setState('UNREACHED');
    wait(RETRY_MS);
  }

  async function send() {
    const { draft: typed, edit: before, isChanged } = now.current;
    if (!isChanged) return;
    clearTimeout(timer.current);
    now.current.isChanged = false;
    setState('SAVING');
    const { settings, sent } = settingsOf(typed, before.settings);
    const payload = { serviceId: id, version: before.version, settings };
    const { answer, refusal: code } = await tryCall('services/edit-service/', payload);
    const saved = answer?.editService.item;
    if (!saved) return fail(code ?? 'internal');
    accept(saved);
    show(withIds(now.current.draft, sent, saved));
    setRefusal(null);
    if (now.current.isChanged) return setState('CHANGED');
    forgetService(id);
    setState('SAVED');
  }

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const [save] = useState(() => oneAtATime(() => latest.current()));

  function wait(pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  }

  function change(part: Partial<ServiceDraft>) {
    now.current.isChanged = true;
    show({ ...now.current.draft, ...part });
    keepService(id, { version: now.current.edit.version, draft: now.current.draft });
    setState((before) => (before === 'CONFLICT' ? before : 'CHANGED'));
    if (state !== 'CONFLICT') wait(PAUSE_MS);
  }

  const goOnWith = useEffectEvent((kept: KeptService<ServiceDraft>) => {
    now.current.isChanged = true;
    show(kept.draft);
    setGeneration((before) => before + 1);
    if (kept.version !== now.current.edit.version) setState('CONFLICT');
    else void save();
  });
  const leave = useEffectEvent(() => {
    if (state !== 'CONFLICT') void save();
  });
  useEffect(() => {
    // Read before anything can be typed, shown once the page is alive: storage is the browser's alone.
    const kept = keptService<ServiceDraft>(id);
    const start = kept === null ? undefined : setTimeout(() => goOnWith(kept));
    return () => {
      clearTimeout(start);
      leave();
    };
  }, [id]);

  const isUnreached = state === 'UNREACHED';
  useEffect(() => {
    if (!isUnreached) return undefined;
    const again = () => void save();
    window.addEventListener('online', again);
    const stop = onReached(again);
    return () => {
      window.removeEventListener('online', again);
      stop();
    };
  }, [isUnreached, save]);

  /** Reads what is there now: of another tab, or after a file was added. */
  async function readNewer(): Promise<ServiceEdit | undefined> {
    const { answer } = await tryCall('get-service-edit', { serviceId: id });
    return answer?.services.items[0];
  }

  return {
    edit,
    draft,
    state,
    refusal,
    generation,
    change,
    /** Saves what is typed at once. Says whether the server has everything. */
    saveNow: async () => {
      await save();
      return !now.current.isChanged;
    },
    /** Takes what a call answered beside the form: a new state, or files. */
    accept,
    readNewer,
    takeNewer: (newer: ServiceEdit) => {
      clearTimeout(timer.current);
      now.current.isChanged = false;
      forgetService(id);
      accept(newer);
      show(draftOf(newer));
      setGeneration((before) => before + 1);
      setState('SAVED');
      setRefusal(null);
    },
    keepMine: (version: number) => {
      now.current.edit = { ...now.current.edit, version };
      now.current.isChanged = true;
      setState('CHANGED');
      void save();
    },
  };
}

/** The editor's state, as its steps are handed it. */
export type ServiceEditor = ReturnType<typeof useServiceDraft>;
