import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveTool } from '@/hooks/widgets/connection/session';
import { newsBetween, type News } from './news';

/** Tells what the tools of an overlay do from now on. */
export function useToolNews(tools: readonly LiveTool[], onNews: (news: News) => void): void {
  const seen = useRef<readonly LiveTool[] | null>(null);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const before = seen.current;
    seen.current = tools;
    if (before !== null) newsBetween(before, tools).forEach((news) => tell(news));
  }, [tools]);
}
