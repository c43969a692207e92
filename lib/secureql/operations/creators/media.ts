import { defineUpload } from '@/lib/secureql/operation';
import type { UploadedPhoto } from '@/lib/shared/media/uploads';

/** Keeps a JPEG, PNG or WebP of at most 5 MB and 40 megapixels, painted anew as WebP. */
export const uploadPhoto = defineUpload<{
  uploadPhoto: { error: string | null; item: UploadedPhoto | null };
}>()('upload-one-photo', 'member');
