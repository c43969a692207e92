import { isDeepStrictEqual } from 'node:util';
import { requireOwnPhotos } from '@/backend/media/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { ExampleInput, FaqInput, SavePage } from '@/lib/shared/creators/creators';
import { pageSetup, type CreatorSetup } from './read';
import * as repository from './repository';

export { categoryStates, hideCategory, pickCreator, pickedCreators } from './picks';
export {
  categoryCounts,
  creatorByHandle,
  creatorById,
  creatorsByIds,
  examplesPage,
  faqsPage,
  featuredCreators,
  pageSetup,
  suggestedCreators,
  type Creator,
} from './read';

/**
 * Saves what stands on the caller's page. Errors: auth.required, forbidden, page.version_conflict,
 * media.photo_unknown (a banner that is no upload of the caller's).
 */
export async function savePage(context: Context, input: SavePage): Promise<CreatorSetup> {
  const { version, socials, ...rest } = input;
  return save(context, {
    version,
    photos: [input.bannerPhoto],
    isSaved: (setup) =>
      isDeepStrictEqual(
        { ...rest, socials },
        {
          tagline: setup.tagline,
          bio: setup.bio,
          bannerPhoto: setup.bannerPhoto,
          categories: setup.categories,
          socials: setup.socials.map(({ network, handle }) => ({ network, handle })),
        },
      ),
    patch: { ...rest, socials: JSON.stringify(socials) },
  });
}

/** Replaces the caller's works. Errors: as `savePage`. */
export async function saveExamples(
  context: Context,
  { version, items }: { version: number; items: ExampleInput[] },
): Promise<CreatorSetup> {
  return save(context, {
    version,
    photos: items.map(({ photo }) => photo),
    isSaved: ({ examples }) => isDeepStrictEqual(items, examples.map(withoutId)),
    write: (inner, userId) =>
      repository.replaceExamples(
        inner.db,
        userId,
        items.map((item, sort) => ({ ...item, id: newId(), userId, sort })),
      ),
  });
}

/** Replaces the caller's questions. Errors: auth.required, forbidden, page.version_conflict. */
export async function saveFaqs(
  context: Context,
  { version, items }: { version: number; items: FaqInput[] },
): Promise<CreatorSetup> {
  return save(context, {
    version,
    photos: [],
    isSaved: ({ faqs }) => isDeepStrictEqual(items, faqs.map(withoutId)),
    write: (inner, userId) =>
      repository.replaceFaqs(
        inner.db,
        userId,
        items.map((item, sort) => ({ ...item, id: newId(), creatorId: userId, sort })),
      ),
  });
}

/** Returns what this domain stores of a user: everything they wrote for their page. */
export async function creatorDataOf(context: Context, userId: string) {
  return { creatorPage: await repository.pageRows(context.db, userId) };
}

interface Change {
  /** The one the editor saw. */
  version: number;
  /** Photos it names, which have to be the caller's own. */
  photos: readonly (string | null)[];
  /** Whether the page already stands as it is to be. */
  isSaved: (setup: CreatorSetup) => boolean;
  patch?: repository.PagePatch;
  write?: (inner: Context, userId: string) => Promise<void>;
}

/**
 * Makes a change and returns the page after it. A repeated request finds the page as it wants it,
 * which is no conflict.
 */
async function save(context: Context, change: Change): Promise<CreatorSetup> {
  const userId = creatorId(context);
  return inTransaction(context, async (inner) => {
    await requireOwnPhotos(inner, change.photos);
    const page = await repository.lockPage(inner.db, userId);
    const version = page?.version ?? 0;
    if (version !== change.version) return finished(inner, change);
    const now = inner.now();
    if (page) {
      await repository.updatePage(inner.db, userId, { ...change.patch, version: version + 1, now });
    } else if (!(await repository.insertPage(inner.db, { ...change.patch, userId, now }))) {
      return finished(inner, change);
    }
    await change.write?.(inner, userId);
    return pageSetup(inner);
  });
}

async function finished(inner: Context, change: Change): Promise<CreatorSetup> {
  const setup = await pageSetup(inner);
  if (!change.isSaved(setup)) throw new AppError('page.version_conflict');
  return setup;
}

function withoutId<Item extends { id: string }>({ id: _id, ...rest }: Item): Omit<Item, 'id'> {
  return rest;
}
