import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { isFirst } from '@/lib/mascot/firsts';
import { ANIMATION_OF } from '@/lib/mascot/lines';
import { forgetTold, hasMet, mayAppear, rememberTold, wasTold } from '@/lib/mascot/memory';
import { listenForMoments, type MomentName, type Told } from '@/lib/mascot/moments';

/** What Rocky says now, on which page: the words are `say.{name}`. */
interface RockyLine {
  name: MomentName;
  animation: string;
  /** The reader has never seen Rocky, who says its name first. */
  isHello: boolean;
  page: string;
}

const currentPage = () => window.location.pathname;

/**
 * Rocky's manners. Each moment is told once; unasked, Rocky speaks at most once on a page; what comes
 * after the reader went on to another page is dropped. Sent away, it says nothing more.
 */
export function useRocky() {
  const { user } = useSession();
  const { events } = useRouter();
  const [line, setLine] = useState<RockyLine | null>(null);
  /** The page on which Rocky has spoken unasked. */
  const spokenOn = useRef<string | null>(null);

  useEffect(() => {
    const mayTell = ({ name, page, isAnswer = false }: Told) =>
      page === currentPage() &&
      mayAppear(user) &&
      !wasTold(user, name) &&
      (isAnswer || spokenOn.current !== page);

    async function hear(told: Told) {
      if (!mayTell(told)) return;
      const { name, page, isAnswer = false } = told;
      const first = await isFirst(told);
      // Meanwhile the reader may have gone on, or sent Rocky away.
      if (first === null || !mayTell(told)) return;
      const isHello = !hasMet(user);
      rememberTold(user, name);
      if (!first) return;
      if (!isAnswer) spokenOn.current = page;
      setLine({ name, animation: ANIMATION_OF[name], isHello, page });
    }

    return listenForMoments((told) => void hear(told));
  }, [user]);

  useEffect(() => {
    // What was about another page is over with it.
    const leave = () => {
      if (spokenOn.current !== currentPage()) spokenOn.current = null;
      setLine((was) => (was?.page === currentPage() ? was : null));
    };
    events.on('routeChangeComplete', leave);
    return () => events.off('routeChangeComplete', leave);
  }, [events]);

  const end = useCallback(
    (name: string) => setLine((was) => (was?.name === name ? null : was)),
    [],
  );
  /** There was no room to say it: it may be said another time. */
  const endUntold = useCallback(
    (name: string) => {
      forgetTold(user, name);
      end(name);
    },
    [user, end],
  );
  return { line, end, endUntold };
}
