import { proofFile } from '@/backend/lotteries/service';
import { ogImageOf, type Motif } from '@/backend/ogimages/service';
import type { SharedContext } from '@/backend/platform/server/requestContext';
import type { PublicFile } from '@/backend/platform/server/server';
import { sitemapFiles, sitemapPages } from '@/backend/sitemap/service';
import { SITEMAP_KINDS } from '@/lib/shared/sitemapKinds';

const OG_IMAGE =
  /^\/og\/(?:playplus|creator\/([a-z0-9_-]{3,30})|(party|chance|fund|service|ticket)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))\.png$/;
const PROOF = /^\/chance\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/proof\.json$/;
const LIST = /^\/sitemap\/([a-z]+)\/([1-9]\d{0,3})$/;

/** Each reads through the log of a draw; whoever comes while so many are read is sent away. */
const MOST_PROOFS = 8;
let proofs = 0;

/** What crawlers, link previews and whoever checks a draw are given, by path; null: nothing. */
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
  const [, lotteryId] = PROOF.exec(path) ?? [];
  if (lotteryId !== undefined) return proofOf(shared, lotteryId);
  if (path === '/sitemap') return json(await sitemapFiles(shared));
  const [, name, file] = LIST.exec(path) ?? [];
  const kind = SITEMAP_KINDS.find((one) => one === name);
  if (kind === undefined) return null;
  return json(await sitemapPages(shared, { kind, file: Number(file) }));
}

async function proofOf(
  shared: Pick<SharedContext, 'db'>,
  lotteryId: string,
): Promise<PublicFile | 'busy' | null> {
  if (proofs >= MOST_PROOFS) return 'busy';
  const pieces = await proofFile(shared, lotteryId);
  return pieces && { type: 'application/json', pieces: counted(pieces) };
}

async function* counted(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  proofs += 1;
  try {
    yield* pieces;
  } finally {
    proofs -= 1;
  }
}

function motifOf([, handle, kind, id]: RegExpExecArray): Motif {
  if (handle !== undefined) return { kind: 'creator', handle };
  if (id === undefined) return { kind: 'product' };
  if (kind === 'chance') return { kind, lotteryId: id };
  if (kind === 'fund') return { kind, fundId: id };
  if (kind === 'service') return { kind, serviceId: id };
  return kind === 'party' ? { kind, partyId: id } : { kind: 'turn', queueUuid: id };
}

function json(value: object): PublicFile {
  return { type: 'application/json', body: Buffer.from(JSON.stringify(value)) };
}
