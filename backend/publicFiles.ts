import { ogImageOf, type Motif } from '@/backend/ogimages/service';
import type { SharedContext } from '@/backend/platform/server/requestContext';
import type { PublicFile } from '@/backend/platform/server/server';
import { sitemapFiles, sitemapPages } from '@/backend/sitemap/service';

const OG_IMAGE =
  /^\/og\/(?:playplus|creator\/([a-z0-9_-]{3,30})|(party|ticket)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))\.png$/;
const LIST = /^\/sitemap\/(creators|parties)\/([1-9]\d{0,3})$/;

/** What crawlers and link previews are given, by path; null where there is nothing. */
export async function publicFile(
  shared: Pick<SharedContext, 'db' | 'storage' | 'config'>,
  path: string,
  query: URLSearchParams,
): Promise<PublicFile | 'busy' | null> {
  const ogImage = OG_IMAGE.exec(path);
  if (ogImage !== null) {
    const png = await ogImageOf(shared, motifOf(ogImage), query.get('lang') ?? 'en');
    return png === null || png === 'busy' ? png : { type: 'image/png', body: png };
  }
  if (path === '/sitemap') return json(await sitemapFiles(shared));
  const [, kind, file] = LIST.exec(path) ?? [];
  if (kind !== 'creators' && kind !== 'parties') return null;
  return json(await sitemapPages(shared, { kind, file: Number(file) }));
}

function motifOf([, handle, kind, id]: RegExpExecArray): Motif {
  if (handle !== undefined) return { kind: 'creator', handle };
  if (id === undefined) return { kind: 'product' };
  return kind === 'party' ? { kind, partyId: id } : { kind: 'turn', queueUuid: id };
}

function json(value: object): PublicFile {
  return { type: 'application/json', body: Buffer.from(JSON.stringify(value)) };
}
